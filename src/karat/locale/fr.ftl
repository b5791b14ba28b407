# Français. Les mots de Djinn et de Diamoniak sont ceux des règles imprimées : manche, pli, caverne, épreuve, pioche. Un
# nom de joueur ne suit jamais « de », pour éviter l’élision ; une couleur s’accorde avec un nom masculin.

## Partout

you = toi
seat = place { $number }
island = l’île
nothing = –
and = { $first } et { $last }
turn = À toi : { $ask }
waiting = { $count ->
    [one] { $names } réfléchit …
    [many] { $names } réfléchissent …
   *[other] { $names } réfléchissent …
}
won = { $you ->
    [seat] { $count ->
        [one] Tu gagnes ! Scores : { $scores }.
        [many] Victoire partagée : { $winners }. Scores : { $scores }.
       *[other] Victoire partagée : { $winners }. Scores : { $scores }.
    }
   *[none] { $count ->
        [0] Personne ne gagne. Scores : { $scores }.
       *[other] Victoire : { $winners }. Scores : { $scores }.
    }
}
score = { $name } { $score }
colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-pink = rose

## Le terminal

terminal-title = { $game }, { $players } joueurs
terminal-begin = { $game }, { $players } joueurs. Tu as la place { $seat } ; ? explique tout.
terminal-against = Avec toi : { $names }.
terminal-bot = { $name } (place { $seat }, { $level })
terminal-level = niveau { $level }
terminal-commitment = Sceau de la donne : { $commitment }
terminal-players = Joueurs
terminal-hand = Ta main
terminal-log = Le fil de la partie
terminal-moves = { $count ->
    [one] { $count } coup
    [many] { $count } coups
   *[other] { $count } coups
}
terminal-moves-shown = { $shown } coups sur { $count }
terminal-more = … et { $count } de plus ; l les montre tous.
terminal-filter = mots ou lettres d’un coup
terminal-your-move = Ton coup
terminal-left = Tu as quitté la partie.
terminal-over = La partie est finie : s l’enregistre, q ferme la table.
terminal-saved = Partie enregistrée dans { $file }.
terminal-not-saved = La partie n’a pas pu être enregistrée : { $problem }
terminal-not-now = Tu n’as rien à décider pour l’instant.
terminal-preparing = Préparation des règles (un peu longue la première fois) …
terminal-thinking = Réflexion … (un peu longue la première fois)
terminal-hint = L’avis du bot le plus fort
terminal-hint-keys = Entrée va à ce coup, Échap ferme.
terminal-hint-win = gagne à { $win } % ± { $error }
terminal-hint-line = { $move } : gagne à { $win } % ± { $error }. { $reasons }
terminal-quit = Quitter la partie ?
terminal-quit-keys = y quitte, n reste
terminal-key-hint = Conseil
terminal-key-filter = Chercher
terminal-key-save = Enregistrer
terminal-key-light = Clair
terminal-key-help = Aide
terminal-key-quit = Quitter
terminal-help-keys = Touches
terminal-help =
    ↑ ↓        choisir un coup, ou taper son numéro
    Entrée     jouer le coup choisi
    /          chercher un coup par ses mots ou ses lettres ; Échap arrête
    h          un conseil : tous les coups classés, avec chances et raisons
    PgUp PgDn  faire défiler la table, avec Maj le fil de la partie
    s          enregistrer la partie
    t          clair ou sombre
    q          quitter la partie
terminal-help-plain =
    Tape un numéro de la liste, ou un coup en notation, comme entre crochets.
      v  revoir la table     l  tous les coups     h  un conseil     q  quitter la partie     ?  cette aide

## Diamant

diamant-where = Expédition { $number } sur 5, { $cards ->
    [one] { $cards } carte sur le chemin
    [many] { $cards } cartes sur le chemin
   *[other] { $cards } cartes sur le chemin
}
diamant-signs = ♦11 est un trésor ; le nombre après une carte, ce qui reste de rubis dessus. Un piège porte !, et le deuxième du même type met fin à l’expédition. Points des pièges : ● dans la pioche, ! sur le chemin, × hors du jeu.
diamant-ask = rester ou partir ? Tu portes { $carried } ; en partant sans personne tu gardes { $alone }, à deux { $shared }.
diamant-move-stay = Rester et continuer
diamant-move-leave = Partir avec { $carried } et une part
diamant-path = Chemin
diamant-path-empty = rien encore
diamant-left = (reste { $rubies })
diamant-piles = Piles
diamant-piles-now = pioche { $deck }, { $rubies ->
    [one] { $rubies } rubis sur le chemin
    [many] { $rubies } rubis sur le chemin
   *[other] { $rubies } rubis sur le chemin
}
diamant-traps = Pièges
diamant-trap-pips = { $deck } dans la pioche, { $path } sur le chemin, { $gone } hors du jeu
diamant-head-place = où
diamant-in-cave = grotte
diamant-in-camp = camp
diamant-head-carried = porte
diamant-head-chest = coffre
diamant-head-relics = reliques
diamant-head-choice = choix
diamant-has-chosen = fait
diamant-card-treasure = un trésor de { $value }
diamant-card-relic = une relique de valeur { $value }
diamant-card-spider = araignée
diamant-card-snake = serpent
diamant-card-lava = lave
diamant-card-boulder = rocher
diamant-card-ram = bélier
diamant-event-expedition = L’expédition { $number } commence.
diamant-event-relic-added = { $card } rejoint la pioche.
diamant-event-reveal = On découvre : { $card }.
diamant-event-treasure = On découvre : { $card }, { $share } par personne, il en reste { $rest }.
diamant-event-chosen = { $you ->
    [seat] Ton choix : { $choice ->
        [stay] rester
       *[leave] partir
    }.
   *[none] { $seat } a choisi.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Tu restes.
       *[none] { $seat } reste.
    }
   *[leave] { $you ->
        [seat] Tu pars.
       *[none] { $seat } part.
    }
}
diamant-event-bank = { $you ->
    [seat] Tu rapportes au camp { $carried }, plus { $share } du chemin.
   *[none] { $seat } rapporte au camp { $carried }, plus { $share } du chemin.
}
diamant-event-relic = { $you ->
    [seat] Tu prends { $card }.
   *[none] { $seat } prend { $card }.
}
diamant-event-trapped = { $you ->
    [seat] Piège ({ $card }) ! Tu perds { $lost }.
   *[none] Piège ({ $card }) ! { $seat } perd { $lost }.
}
diamant-event-removed = Hors du jeu : { $card }.
diamant-event-expedition-over = L’expédition { $number } est finie.
diamant-event-over = La partie est finie.

## Diamoniak

diamoniak-where = { $deck ->
    [one] { $deck } carte dans la pioche
    [many] { $deck } cartes dans la pioche
   *[other] { $deck } cartes dans la pioche
}
diamoniak-signs = ♜ est une carte château, vive quand elle est construite ; ♦ un diamant, ✶ une fée. Les cartes des autres châteaux sont dans la réserve.
diamoniak-ask-draw = pioche une carte.
diamoniak-ask-buy = pioche une carte, ou achètes-en une pour trois diamants.
diamoniak-ask-again = piocher encore, ou t’arrêter ?
diamoniak-ask-witch = { $owed ->
    [one] une sorcière ! Donne-lui encore { $owed } carte.
    [many] une sorcière ! Donne-lui { $owed } cartes.
   *[other] une sorcière ! Donne-lui { $owed } cartes.
}
diamoniak-ask-fairy = une sorcière ! Chasse-la avec une fée, ou donne-lui { $owed } cartes.
diamoniak-move-draw = Piocher une carte
diamoniak-move-stop = S’arrêter et tout garder
diamoniak-move-fairy = Chasser la sorcière avec une fée
diamoniak-move-buy = Acheter une carte de ta couleur à { $seat }
diamoniak-move-give = Donner { $card } à la sorcière
diamoniak-head-castle = château
diamoniak-no-castle = pas de château
diamoniak-head-store = réserve
diamoniak-discard = Défausse
diamoniak-kind-pink = rose
diamoniak-kind-blue = bleu
diamoniak-kind-green = vert
diamoniak-kind-yellow = jaune
diamoniak-kind-diamond = diamants
diamoniak-kind-witch = sorcières
diamoniak-kind-fairy = fées
diamoniak-card-pink = une carte château rose
diamoniak-card-blue = une carte château bleue
diamoniak-card-green = une carte château verte
diamoniak-card-yellow = une carte château jaune
diamoniak-card-diamond = un diamant
diamoniak-card-witch = une sorcière
diamoniak-card-fairy = une fée
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] C’est à toi.
   *[none] C’est à { $seat }.
}
diamoniak-event-shuffle = Les { $cards } cartes défaussées sont mélangées : nouvelle pioche.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Tu pioches { $card } pour ton château.
        [discard] Tu pioches { $card } !
       *[store] Tu pioches { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } pioche { $card } pour son château.
        [discard] { $seat } pioche { $card } !
       *[store] { $seat } pioche { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } carte du château { $colour } arrive de la réserve.
    [many] { $cards } cartes du château { $colour } arrivent de la réserve.
   *[other] { $cards } cartes du château { $colour } arrivent de la réserve.
}
diamoniak-event-stop = { $you ->
    [seat] Tu t’arrêtes.
   *[none] { $seat } s’arrête.
}
diamoniak-event-fairy = { $you ->
    [seat] Ta fée chasse la sorcière.
   *[none] { $seat } chasse la sorcière avec une fée.
}
diamoniak-event-give = { $you ->
    [seat] Tu donnes { $card } à la sorcière.
   *[none] { $seat } donne { $card } à la sorcière.
}
diamoniak-event-lose = { $you ->
    [seat] La sorcière te prend { $card }.
   *[none] La sorcière prend { $card } à { $seat }.
}
diamoniak-event-free = { $you ->
    [seat] Tu n’as plus de château, et le { $colour } est à nouveau libre.
   *[none] { $seat } n’a plus de château, et le { $colour } est à nouveau libre.
}
diamoniak-event-buy = { $you ->
    [seat] Tu achètes { $card } à { $from } pour { $diamonds } diamants.
    [from] { $seat } t’achète { $card } pour { $diamonds } diamants.
   *[none] { $seat } achète { $card } à { $from } pour { $diamonds } diamants.
}
diamoniak-event-over = { $you ->
    [winner] Ton château est complet !
   *[none] { $winner } a terminé son château.
}

## Djinn

djinn-where = Manche { $phase }, { $left ->
    [0] les plis sont joués
    [one] le dernier pli
    [many] encore { $left } plis
   *[other] encore { $left } plis
}
djinn-signs = Une carte est une couleur et un nombre : P violet, G vert, Y jaune, B bleu. De deux cartes égales, la première posée est la plus forte.
djinn-ask-lead = entame le pli.
djinn-ask-play = pose une carte ; on a demandé { $colour }, il faut en fournir si tu en as.
djinn-ask-after = joue une carte Djinn, ou termine.
djinn-ask-keep = tu as gagné le pli : gardes-en { $count ->
    [one] une carte.
    [many] { $count } cartes.
   *[other] { $count } cartes.
}
djinn-ask-cave = surmonte une épreuve avec tes cartes gardées.
djinn-move-play = Poser { $card }
djinn-move-done = Terminer
djinn-move-keep = Garder { $card }
djinn-move-cave = { $task } : { $cards }
djinn-move-trump = Djinn : { $colour } devient atout
djinn-move-replace = Djinn : remplacer la carte posée par { $seat }
djinn-move-free = Djinn : poser n’importe quelle couleur
djinn-move-swap = Djinn : échanger les cartes avec { $seat }
djinn-move-highest = Djinn : garder la carte la plus forte
djinn-move-lowest = Djinn : la plus faible l’emporte
djinn-move-notrump = Djinn : pas d’atout dans ce pli
djinn-move-fifteen = Djinn : ta carte compte pour 15
djinn-move-double = Djinn : garder deux cartes si tu gagnes
djinn-effect-trump = nouvel atout
djinn-effect-replace = remplacer une carte
djinn-effect-free = toute couleur
djinn-effect-swap = échanger
djinn-effect-highest = garder la plus forte
djinn-effect-lowest = la plus faible gagne
djinn-effect-notrump = sans atout
djinn-effect-fifteen = compte pour 15
djinn-effect-double = en garder deux
djinn-task-run = suite de { $level }
djinn-task-pairs = { $level ->
    [3] paire et carte inférieure
    [4] deux paires
   *[5] deux paires et carte inférieure
}
djinn-task-under = { $level } sous { $under }
djinn-task-over = { $level } au-dessus de { $over }
djinn-task-exact = { $level } faisant { $under }
djinn-task-colour = { $level } de même couleur
djinn-trump = Atout
djinn-piles = pioche { $deck }, défausse { $discard }, Djinn { $djinn }
djinn-trick = Pli
djinn-trick-empty = aucune carte posée
djinn-last-trick = Dernier pli, gagné par { $seat }
djinn-counts-as = { $card } pour { $number }
djinn-effects = Effets
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Cavernes
djinn-cave = { $level } : { $tasks }
djinn-cave-closed = fermée
djinn-head-level = niveau
djinn-head-cards = cartes
djinn-head-djinns = Djinn
djinn-head-kept = gardées
djinn-discards = Défausse
djinn-own = Tes cartes Djinn
djinn-event-row = Le niveau { $level } s’ouvre : { $tasks }.
djinn-event-draw = { $you ->
    [seat] Tu pioches la carte Djinn « { $effect } ».
   *[none] { $seat } pioche une carte Djinn.
}
djinn-event-djinn-shuffled = Les cartes Djinn jouées sont mélangées : { $size } dans la pioche.
djinn-event-phase = La manche { $number } commence ; { $you ->
    [leader] tu entames.
   *[none] { $leader } entame.
}
djinn-event-deal = { $you ->
    [seat] Tu reçois { $hand }.
   *[none] { $seat } reçoit { $size } cartes.
}
djinn-event-trump = On retourne { $card } : l’atout est { $colour }.
djinn-event-play = { $you ->
    [seat] Tu poses { $card }.
   *[none] { $seat } pose { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Tu joues la carte Djinn « { $effect } »{ $argument }.
   *[none] { $seat } joue la carte Djinn « { $effect } »{ $argument }.
}
djinn-event-djinn-argument = { " " }: { $what }
djinn-event-replace = { $you ->
    [seat] { $card } remplace ta carte, { $discarded }.
   *[none] { $card } remplace la carte posée par { $seat }, { $discarded }.
}
djinn-event-done = { $you ->
    [seat] Tu termines.
   *[none] { $seat } termine.
}
djinn-event-trick = { $you ->
    [seat] Tu gagnes le pli.
   *[none] { $seat } gagne le pli.
}
djinn-event-keep = { $you ->
    [seat] Tu gardes { $card }.
   *[none] { $seat } garde { $card }.
}
djinn-event-discard = Défausse : { $cards }.
djinn-event-cave = { $you ->
    [seat] Tu surmontes « { $task } » avec { $cards } : niveau { $level }.
   *[none] { $seat } surmonte « { $task } » avec { $cards } : niveau { $level }.
}
djinn-event-over = La partie est finie.

## Kadora

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } carte dans les rangées
        [many] { $cards } cartes dans les rangées
       *[other] { $cards } cartes dans les rangées
    }
    [0] La fin
    [one] Le dernier tour
    [many] Encore { $last } tours
   *[other] Encore { $last } tours
}
kadora-signs = Une carte est une couleur, une valeur et une forme : ○ rond (r), □ carré (s), △ goutte (d). Une lettre seule est un dos. ★ mène une couleur ; « visible » est ce qui compterait contre son propriétaire si la partie finissait maintenant. Le coup choisi prendrait ›Y4○‹ et poserait »Y4○«.
kadora-ask-give = offrir une couleur, ou tout garder ?
kadora-ask-place = pose une carte sur une case vide.
kadora-ask-draw = pioche dans la rangée de gauche ou de droite.
kadora-move-keep = Ne rien offrir
kadora-move-gift = Offrir tout ton { $colour } à { $seat }
kadora-move-place = { $card } en { $cell }
kadora-move-takes = { $card } en { $cell } prend { $cards }
kadora-move-draw = { $row ->
    [left] Piocher à gauche : { $colour }
   *[right] Piocher à droite : { $colour }
}
kadora-block = Carré
kadora-row-left = gauche { $count }
kadora-row-right = droite { $count }
kadora-aside = écartées { $count }
kadora-head-open = visible
kadora-head-hand = main
kadora-event-aside = { $count } cartes sont écartées.
kadora-event-hand = { $you ->
    [seat] Tu reçois { $cards }.
   *[none] { $seat } reçoit { $count } cartes.
}
kadora-event-border = Le bord est posé.
kadora-event-row = { $row ->
    [left] La rangée de gauche a { $count } cartes.
   *[right] La rangée de droite a { $count } cartes.
}
kadora-event-keep = { $you ->
    [seat] Tu n’offres rien.
   *[none] { $seat } n’offre rien.
}
kadora-event-gift = { $you ->
    [seat] Tu offres tout ton { $colour } à { $to } : { $cards }.
    [to] { $seat } t’offre tout son { $colour } : { $cards }.
   *[none] { $seat } offre tout son { $colour } à { $to } : { $cards }.
}
kadora-event-place = { $you ->
    [seat] Tu poses { $card } en { $cell }.
   *[none] { $seat } pose { $card } en { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Tu prends dans la colonne : { $cards }.
       *[row] Tu prends dans la ligne : { $cards }.
    }
   *[none] { $line ->
        [column] { $seat } prend dans la colonne : { $cards }.
       *[row] { $seat } prend dans la ligne : { $cards }.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Tu pioches { $card } à gauche.
       *[right] Tu pioches { $card } à droite.
    }
   *[none] { $row ->
        [left] { $seat } pioche { $colour } à gauche.
       *[right] { $seat } pioche { $colour } à droite.
    }
}
kadora-event-refill = { $row ->
    [left] De la rangée de gauche : { $cards }.
   *[right] De la rangée de droite : { $cards }.
}
kadora-event-last-turns = Les deux rangées sont vides : { $turns ->
    [one] encore { $turns } tour.
    [many] encore { $turns } tours.
   *[other] encore { $turns } tours.
}
kadora-event-show = { $you ->
    [seat] Ta main rejoint ton butin : { $cards }.
   *[none] { $seat } montre { $cards }.
}
kadora-event-island = L’île est retournée : { $cards }.
kadora-event-face-down = { $seats }, { $sum } en { $colour } : face cachée.
kadora-event-over = La partie est finie.

## Sea or Shore

seashore-where = Manche { $round } sur 2, { $left ->
    [0] les cartes sont jouées
    [one] la dernière carte
    [many] { $left } cartes à jouer
   *[other] { $left } cartes à jouer
}, { $plus ->
    [one] reste { $plus } carte +1
    [many] reste { $plus } cartes +1
   *[other] reste { $plus } cartes +1
}
seashore-signs = B▒ montre sa mer (la couleur), ▒7 son rivage (le nombre), +1 une carte +1 dessus. Les trésors commencent par t : tR4 est rouge et vaut 4. ★ a gagné sa couleur.
seashore-ask-pass = de quelle couleur passes-tu ta carte la plus forte ?
seashore-ask-play = pose une carte et montre sa couleur ou son nombre.
seashore-ask-claim = tu as gagné en { $colour } : prendre le trésor visible, ou en voler un ?
seashore-ask-rob = à qui prends-tu deux cartes +1 ?
seashore-ask-draw = chez qui pioches-tu des cartes ?
seashore-ask-return = rends { $count ->
    [one] une carte.
    [many] { $count } cartes.
   *[other] { $count } cartes.
}
seashore-move-pass = Passer { $colour }
seashore-move-play = { $shows ->
    [sea] { $card }{ $laid }, montrer la couleur
   *[shore] { $card }{ $laid }, montrer le nombre
}
seashore-move-take = Prendre le trésor visible
seashore-move-steal = Voler { $seat }
seashore-move-rob = Prendre des cartes +1 à { $seat }
seashore-move-draw = Piocher chez { $seat }
seashore-move-return = Rendre { $cards }
seashore-piles = Trésors
seashore-pair-rb = rouge, bleu
seashore-pair-pg = violet, vert
seashore-head-open = visible
seashore-head-pile = pile
seashore-head-else = sinon
seashore-action-plus = prendre des cartes +1
seashore-action-hand = piocher dans une main
seashore-trick = Pli
seashore-trick-empty = { $you ->
    [start] tu commences
   *[none] { $start } commence
}
seashore-lanes = Dernières cartes dévoilées
seashore-head-cards = cartes
seashore-head-treasures = trésors
seashore-head-top = dessus
seashore-head-plus = +1
seashore-head-score = score
seashore-points-pile = Ta pile de points
seashore-prize-claim = trésor
seashore-prize-rob = cartes +1
seashore-prize-draw = une main
seashore-event-round = La manche { $number } commence ; { $you ->
    [start] tu commences.
   *[none] { $start } commence.
}
seashore-event-hand = { $you ->
    [seat] Tu reçois { $cards }.
   *[none] { $seat } reçoit { $count } cartes.
}
seashore-event-open = Désormais visible : { $card }.
seashore-event-chosen = { $you ->
    [seat] Tu passes ta plus forte carte en { $colour }.
   *[none] { $seat } a choisi une carte à passer.
}
seashore-event-passed = { $you ->
    [seat] Tu passes { $card } à { $to }.
    [to] { $seat } te passe { $card }.
   *[none] { $seat } passe une carte à { $to }.
}
seashore-event-play = { $you ->
    [seat] Tu poses { $card }{ $laid } : { $half }.
   *[none] { $seat } pose { $half }{ $laid }.
}
seashore-half-sea = { $colour }, nombre caché
seashore-half-shore = { $number }, couleur cachée
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Ton cache se lève : { $card }, valeur { $value }.
   *[none] { $seat } avait { $card }, valeur { $value }.
}
seashore-event-win = { $you ->
    [seat] Tu gagnes en { $colours }.
   *[none] { $seat } gagne en { $colours }.
}
seashore-event-plus = { $you ->
    [seat] { $count ->
        [one] Tu reçois { $count } carte +1.
        [many] Tu reçois { $count } cartes +1.
       *[other] Tu reçois { $count } cartes +1.
    }
   *[none] { $count ->
        [one] { $seat } reçoit { $count } carte +1.
        [many] { $seat } reçoit { $count } cartes +1.
       *[other] { $seat } reçoit { $count } cartes +1.
    }
}
seashore-event-take = { $you ->
    [seat] Tu prends { $card }.
   *[none] { $seat } prend { $card }.
}
seashore-event-steal = { $you ->
    [seat] Tu voles { $card } à { $from }.
    [from] { $seat } te vole { $card } !
   *[none] { $seat } vole { $card } à { $from }.
}
seashore-event-rob = { $you ->
    [seat] Tu prends des cartes +1 à { $from } : { $count }.
    [from] { $seat } te prend des cartes +1 : { $count }.
   *[none] { $seat } prend des cartes +1 à { $from } : { $count }.
}
seashore-event-draw = { $you ->
    [seat] Tu pioches { $cards } chez { $from }.
    [from] { $seat } pioche { $cards } dans ta main.
   *[none] { $seat } pioche chez { $from } : { $count }.
}
seashore-event-return = { $you ->
    [seat] Tu rends { $cards } à { $to }.
    [to] { $seat } te rend { $cards }.
   *[none] { $seat } en rend autant à { $to }.
}
seashore-event-nothing = { $you ->
    [seat] Il n’y a pas de carte à piocher pour toi.
   *[none] Il n’y a pas de carte à piocher pour { $seat }.
}
seashore-event-under = Sous sa pile : { $card }.
seashore-event-trick-over = Le pli est fini ; { $you ->
    [start] tu commences le suivant.
   *[none] { $start } commence le suivant.
}
seashore-event-score = { $you ->
    [seat] Tu as { $treasures } en trésors et { $plus } cartes +1 : { $points } points.
   *[none] { $seat } a { $treasures } en trésors et { $plus } cartes +1 : { $points } points.
}
seashore-event-over = La partie est finie.

## Le navigateur

browser-tagline = Cinq jeux de cartes au trésor, entre amis ou contre des bots
browser-home = Accueil
browser-menu = Menu
browser-close = Fermer
browser-cancel = Choisir autre chose
browser-more = Plus
browser-yes = Oui
browser-no = Non
browser-save = Enregistrer
browser-on = oui
browser-off = non
browser-nothing-here = Il n’y a rien ici
browser-nothing-here-text = Cette adresse ne mène nulle part.

# navigateur : accueil
browser-game-diamant = Diamant
browser-game-djinn = Djinn
browser-game-kadora = Kadora
browser-game-diamoniak = Diamoniak
browser-game-seashore = Mer ou rivage
browser-game-diamant-line = Plus loin dans la grotte, ou retour avec ton butin ? Tout le monde décide en même temps.
browser-game-djinn-line = Gagne des plis, garde des trésors, ouvre trois cavernes, et laisse un djinn tordre les règles.
browser-game-kadora-line = Pose une carte, prends ce qui correspond, et mène une couleur ou paie pour elle.
browser-game-diamoniak-line = Pioche tant que tu oses, bâtis ton château, et gare à la sorcière.
browser-game-seashore-line = La moitié de chaque carte est cachée. Montrer la couleur ou le nombre ?
browser-players = { $least }–{ $most } joueurs
browser-minutes = { $minutes } min
browser-age = dès { $age } ans
browser-seconds = { $seconds } secondes
browser-play = Jouer
browser-play-game = { $game } : jouer tout de suite contre des bots
browser-dealing = Distribution …
browser-friends = Entre amis
browser-friends-game = { $game } : jouer entre amis
browser-rules-of = Règles : { $game }
browser-join = Rejoindre avec un code ou un lien
browser-join-go = Rejoindre
browser-join-bad = Un code compte six lettres et chiffres.
browser-my-tables = Mes tables
browser-phase-open = attend des joueurs
browser-phase-playing = en cours
browser-phase-over = finie
browser-phase-closed = fermée
browser-no-tables = Tu retrouveras ici les tables où tu joues sur cet appareil.
browser-guest = Invité
browser-settings = Réglages

# navigateur : nouvelle table et salon
browser-new = { $game } entre amis
browser-new-players = Joueurs
browser-new-more = Plus de choix
browser-new-pace = Temps de réflexion des bots
browser-new-clock = Temps pour décider
browser-new-no-clock = à volonté
browser-new-chat = Les joueurs peuvent s’écrire (sinon il y a des phrases et des autocollants)
browser-new-private = Seuls ceux qui ont le lien voient la table
browser-new-open = Ouvrir la table
browser-name = Ton nom
browser-colour = Ta gemme
browser-gem-ruby = rubis
browser-gem-amber = ambre
browser-gem-topaz = topaze
browser-gem-emerald = émeraude
browser-gem-turquoise = turquoise
browser-gem-sapphire = saphir
browser-gem-amethyst = améthyste
browser-gem-onyx = onyx
browser-invite = Invite les autres
browser-code = Code : { $code }
browser-qr = Code QR du lien { $link }
browser-link = Lien
browser-share = Partager le lien
browser-copied = Copié
browser-seats = Places
browser-seat-open = libre
browser-seat-open-text = attend quelqu’un
browser-seat-you = toi
browser-seat-person = joueur
browser-seat-bot = bot, { $level }
browser-seat-host = hôte
browser-seat-away = ailleurs
browser-seat-stand-in = un bot joue
browser-seat-thinks = doit décider
browser-seat-who = Qui joue à la place { $number }
browser-seat-up = Monter { $name }
browser-sit = T’asseoir
browser-sit-at = T’asseoir à la place { $number }
browser-stand-up = Te lever
browser-level-1 = très facile
browser-level-2 = facile
browser-level-3 = moyen
browser-level-4 = bon
browser-level-5 = fort
browser-level-6 = le plus fort possible
browser-options = Options
browser-fair = Une donne honnête
browser-fair-text = Un secret fixe déjà les cartes, et ce nombre le scelle. Ajoute tes propres mots, et personne n’aura pu choisir le secret à son avantage.
browser-word = Tes propres mots
browser-words = Mots jusqu’ici : { $words }
browser-start = Lancer la partie
browser-start-text = { $open ->
    [0] Tout le monde est là.
    [one] Une place est libre ; un bot la prendra.
    [many] { $open } places sont libres ; des bots les prendront.
   *[other] { $open } places sont libres ; des bots les prendront.
}
browser-lobby-sit = Prends une place libre, ou regarde d’ici.
browser-lobby-wait = L’hôte va lancer la partie.

# navigateur : la table
browser-board = Table
browser-log = Journal
browser-talk = Causer
browser-rules = Règles
browser-choose = Choisis ton coup
browser-wait = Attends les autres
browser-moment = Un instant …
browser-undo = Annuler
browser-why = Pourquoi ? { $rule }
browser-to-board = Voir la table
browser-to-scores = Voir les scores
browser-ask-undo = { $moves ->
    [one] Laisser { $name } reprendre le dernier coup ?
    [many] Laisser { $name } reprendre les { $moves } derniers coups ?
   *[other] Laisser { $name } reprendre les { $moves } derniers coups ?
}
browser-ask-waiting = Pour reprendre, il manque encore un oui : { $names }.
browser-leave = Quitter la partie
browser-leave-text = Quitter ? Un bot jouera pour toi, et tu pourras revenir à tout moment.
browser-close-table = Fermer la table
browser-close-table-text = Fermer la table pour tout le monde, définitivement ?
browser-watchers = { $count ->
    [one] { $count } personne regarde.
    [many] { $count } personnes regardent.
   *[other] { $count } personnes regardent.
}
browser-reissue = Nouveau lien pour ce joueur
browser-reissue-text = Pour qui ne retrouve plus la table : l’ancien lien ne marchera plus.
browser-keys = Touches
    .digits = choisir la première à la neuvième carte ou case
    .enter = jouer le coup choisi
    .escape = choisir autre chose
    .u = annuler
    .l = le dernier pli, ou le journal
    .t = lire la table à voix haute
    .help = ces touches
browser-talk-players = Seuls les joueurs parlent à la table.
browser-talk-text = Écris quelque chose
browser-talk-send = Envoyer
browser-phrase-hello = Bonjour !
browser-phrase-good-luck = Bonne chance !
browser-phrase-your-turn = À toi !
browser-phrase-thinking = Je réfléchis …
browser-phrase-well-played = Bien joué !
browser-phrase-thank-you = Merci !
browser-phrase-oops = Oups !
browser-phrase-lucky = Quelle chance !
browser-phrase-unlucky = Pas de chance !
browser-phrase-wow = Waouh !
browser-phrase-back-soon = Je reviens tout de suite.
browser-phrase-here-again = Me revoilà !
browser-phrase-once-more = On remet ça ?
browser-phrase-good-game = Belle partie !
browser-phrase-bye = Salut !
browser-sticker-smile = un sourire
browser-sticker-laugh = un rire
browser-sticker-wink = un clin d’œil
browser-sticker-think = un air pensif
browser-sticker-surprise = un air surpris
browser-sticker-cry = des larmes
browser-sticker-heart = un cœur
browser-sticker-clap = des applaudissements
browser-sticker-gem = une gemme
browser-sticker-torch = une torche
browser-sticker-crown = une couronne
browser-sticker-sleep = un air endormi
browser-log-said = { $name } : { $words }
browser-log-sat = { $name } prend place.
browser-log-left = { $name } se lève.
browser-log-seat = Une place a changé.
browser-log-ordered = Les places ont un nouvel ordre.
browser-log-profile = Un joueur a un nouveau nom.
browser-log-word = { $name } ajoute un mot à la donne.
browser-log-stand-in = Un bot joue pour { $name }.
browser-log-back = { $name } est de retour.
browser-log-asked = { $name } demande à reprendre des coups.
browser-log-voted = { $name } a répondu.
browser-log-undone = Des coups ont été repris.
browser-log-reissued = { $name } a un nouveau lien.
browser-log-closed = La table est fermée.
browser-log-rematch = La table suivante est ouverte.
browser-refusal-late = Cette décision n’est plus à toi.
browser-refusal-slow-down = Tout cela d’un coup, c’est trop. Attends une seconde.
browser-refusal-storage = Le serveur n’a pas pu l’enregistrer, donc rien n’a changé. Essaie encore.

# navigateur : la fin
browser-end = La fin
browser-player = Joueur
browser-score = Score
browser-winner = victoire
browser-moments = Les moments décisifs
browser-again = Encore une
browser-again-changes = Rejouer autrement
browser-other-game = Un autre jeu
browser-next = À la table suivante
browser-record = Télécharger la partie
browser-check-deal = Vérifier la donne
browser-deal-good = Le secret correspond au nombre montré avant la première carte.
browser-deal-bad = Le secret ne correspond pas au nombre montré avant la première carte !
browser-deal-commitment = Montré avant la partie :
browser-deal-secret = Secret :
browser-deal-more = « karat verify » redistribue toute la partie, carte par carte.

# navigateur : la connexion
browser-health-connecting = connexion …
browser-health-fine = en ligne
browser-health-slow = lent …
browser-health-lost = connexion perdue, nouvel essai …
browser-health-gone = le serveur ne répond pas
browser-health-ended = hors ligne
browser-opening = Ouverture de la table
browser-gone = Le serveur est absent
browser-gone-text = Le serveur ne répond pas. Tes tables y sont à l’abri ; on continue d’essayer.
browser-try-now = Essayer
browser-taken-over = Tu joues dans une autre fenêtre
browser-taken-over-text = Ta place a été ouverte ailleurs. Une seule fenêtre à la fois joue pour une place.
browser-take-back = Jouer ici
browser-table-closed = La table est fermée
browser-table-closed-text = Son hôte l’a fermée.
browser-removed = Ta place a changé
browser-removed-text = L’hôte a donné ta place ou t’a envoyé un nouveau lien.
browser-look-again = Regarder encore
browser-no-table = Cette table n’existe pas
browser-no-table-text = Aucune table { $code } ne t’est ouverte. Le code est-il juste ?

# navigateur : réglages
browser-setting-language = Langue
browser-setting-auto = celle du navigateur
browser-setting-theme = Jour ou nuit
browser-setting-theme-auto = comme l’appareil
browser-setting-theme-light = jour
browser-setting-theme-dark = nuit
browser-setting-pace = Rythme
browser-setting-pace-instant = immédiat
browser-setting-pace-quick = rapide
browser-setting-pace-normal = moyen
browser-setting-pace-slow = lent
browser-setting-motion = Mouvement
browser-setting-motion-auto = comme l’appareil
browser-setting-motion-less = moins
browser-setting-text = Taille du texte
browser-setting-sound = Son

# navigateur : Diamant
diamant-option-relics = Reliques
diamant-option-relics-text = Une relique rejoint la pioche à chaque expédition. Qui quitte la grotte sans personne d’autre prend celles du chemin.
diamant-relics = reliques
diamant-source-chest = Coffre
diamant-source-relics = Reliques
diamant-round = Expédition { $number } sur 5
diamant-ask-short = continuer, ou partir avec ce que tu portes ?
diamant-choices = Rester ou partir
diamant-choose-stay = Continuer
diamant-choose-leave = Partir
diamant-risk = { $carried } en jeu
diamant-bring = rapporte { $alone }, ou { $shared } à deux
diamant-chose-stay = Tu restes. On dévoile quand tout le monde a choisi.
diamant-chose-leave = Tu pars. On dévoile quand tout le monde a choisi.
diamant-has-chosen-long = a choisi
diamant-shows-stay = reste
diamant-shows-leave = part
diamant-safe = Te voilà au camp. { $chest } dans ton coffre.
diamant-trap-near = Le prochain met fin à l’expédition
diamant-second = le deuxième !
diamant-over = L’expédition { $number } est finie
diamant-alone = { $name } part sans personne : { $share } du chemin
diamant-shared = { $count } partent : { $share } du chemin par personne
diamant-folded = { $cards ->
    [one] { $cards } carte d’avant, reste { $rubies }
    [many] { $cards } cartes d’avant, reste { $rubies }
   *[other] { $cards } cartes d’avant, reste { $rubies }
}
diamant-says-on-path = { $rubies ->
    [one] { $rubies } rubis sur le chemin
    [many] { $rubies } rubis sur le chemin
   *[other] { $rubies } rubis sur le chemin
}
diamant-says-deck = { $cards ->
    [one] { $cards } carte dans la pioche
    [many] { $cards } cartes dans la pioche
   *[other] { $cards } cartes dans la pioche
}
diamant-says-card = Carte { $number } : { $card }.
diamant-says-inside = { $name } dans la grotte, porte { $carried }, coffre { $chest }.
diamant-says-camp = { $name } au camp, coffre { $chest }.
diamant-rules-aim = De quoi s’agit-il
    .DIA-11 = Cinq expéditions dans une grotte. Tout le monde commence chacune à l’intérieur, les mains vides.
    .DIA-40 = Après la cinquième, ton score est ce que contient ton coffre, reliques comprises. Le plus haut gagne ; à égalité, la victoire est partagée.
diamant-rules-cards = Les cartes
    .DIA-1 = 15 trésors de 1 à 17 rubis.
    .DIA-2 = 15 pièges : trois de chaque, araignée, serpent, lave, rocher et bélier.
    .DIA-3 = Avec les reliques : il y en a cinq, de valeur 5, 7, 8, 10 et 12.
    .DIA-4 = Seule la valeur des gemmes compte ; la monnaie n’a pas d’importance.
    .DIA-5 = Il y a toujours assez de gemmes.
    .DIA-10 = Trésors et pièges sont mélangés en une seule pioche.
    .DIA-12 = Avec les reliques, la plus faible qui reste rejoint la pioche avant chaque expédition.
diamant-rules-path = Le chemin
    .DIA-20 = La première carte de la pioche est retournée sur le chemin.
    .DIA-21 = Un trésor est partagé également entre tous ceux qui sont dans la grotte. Le reste demeure sur la carte.
    .DIA-22 = Le premier piège d’un type n’est qu’un avertissement.
    .DIA-23 = Le deuxième du même type : tous ceux qui sont dans la grotte perdent ce qu’ils portent, et l’expédition est finie.
    .DIA-24 = Une relique reste là, tout simplement.
diamant-rules-choice = Rester ou partir
    .DIA-25 = Tous ceux qui sont dans la grotte choisissent en secret. On dévoile quand tout le monde a choisi.
    .DIA-26 = Ceux qui partent se partagent les rubis du chemin ; le reste y demeure.
    .DIA-27 = La part et tout ce qui est porté vont dans le coffre, à l’abri.
    .DIA-28 = Qui part sans personne d’autre prend aussi toutes les reliques du chemin.
    .DIA-29 = Tant que quelqu’un est dans la grotte, la carte suivante arrive.
diamant-rules-end = La fin d’une expédition
    .DIA-30 = Elle finit quand tout le monde est parti, ou par un piège.
    .DIA-31 = Les rubis encore sur le chemin sont perdus.
    .DIA-32 = Des deux pièges pareils qui y ont mis fin, un quitte le jeu pour de bon.
    .DIA-33 = Les reliques encore sur le chemin quittent le jeu ; une relique pas encore retournée reste dans la pioche.
    .DIA-34 = Toutes les autres cartes sont remélangées.
diamant-rules-score = Ce que l’on sait
    .DIA-41 = Les coffres sont visibles de tous.

# navigateur : Diamoniak
diamoniak-option-keep-colour = Ta couleur reste à toi
diamoniak-option-keep-colour-text = Qui perd sa dernière carte château face à une sorcière construit toujours la même couleur, et personne d’autre n’y a droit.
diamoniak-source-castle = Château
diamoniak-source-diamonds = Diamants
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = M’arrêter
diamoniak-choose-fairy = Fée !
diamoniak-give = Cartes pour la sorcière
diamoniak-says-no-castle = pas encore de château
diamoniak-says-castle = château { $colour }, { $pieces } sur 6
diamoniak-count-diamond = { $count ->
    [one] { $count } diamant
    [many] { $count } diamants
   *[other] { $count } diamants
}
diamoniak-count-fairy = { $count ->
    [one] { $count } fée
    [many] { $count } fées
   *[other] { $count } fées
}
diamoniak-count-castle = { $count ->
    [one] { $count } carte du château { $colour }
    [many] { $count } cartes du château { $colour }
   *[other] { $count } cartes du château { $colour }
}
diamoniak-rules-aim = De quoi s’agit-il
    .MON-50 = Complète en premier un château de six cartes : la sixième gagne aussitôt.
diamoniak-rules-cards = Les cartes
    .MON-1 = 55 cartes : six cartes château dans chacune des quatre couleurs, 20 diamants, 8 sorcières, 3 fées.
    .MON-2 = Les cartes château sont roses, bleues, vertes ou jaunes, et celles d’une couleur sont toutes pareilles.
    .MON-3 = Tout est visible, sauf la pioche.
diamoniak-rules-turn = Ton tour
    .MON-10 = On joue dans le sens des aiguilles d’une montre.
    .MON-11 = Achète une carte, ou pioches-en au moins une.
    .MON-12 = Après chaque bonne carte : pioche encore, ou arrête-toi.
    .MON-16 = Diamants et fées vont dans ta réserve.
    .MON-40 = Quand la pioche est épuisée, la défausse est mélangée.
diamoniak-rules-castle = Ton château
    .MON-13 = Ta première carte château d’une couleur que personne ne construit décide de ce que tu construis.
    .MON-14 = Une couleur que quelqu’un d’autre construit va dans ta réserve, et tu ne construis toujours rien.
    .MON-15 = Ta couleur rejoint ton château, toute autre va dans ta réserve.
    .MON-17 = Si tu perds la dernière carte de ton château, sa couleur est à nouveau libre pour tous.
    .MON-18 = Quand tu commences une couleur, les cartes de ta réserve de cette couleur la rejoignent aussitôt.
diamoniak-rules-witch = La sorcière
    .MON-20 = Une sorcière met fin à ta pioche, et à ton tour dès qu’elle est payée.
    .MON-21 = Elle prend trois de tes cartes, diamants ou cartes château à ton choix ; si tu en as moins, toutes.
    .MON-22 = Elle ne prend jamais de fée.
    .MON-23 = Une fée la chasse : les deux sont défaussées, et tu ne perds rien d’autre.
    .MON-24 = S’il n’y a rien à choisir, on ne te demande rien.
diamoniak-rules-buy = Acheter
    .MON-30 = Au lieu de piocher, achète à un autre joueur une carte de ta couleur pour trois diamants.
    .MON-31 = C’est tout ton tour, et l’autre ne peut pas refuser.
    .MON-32 = On n’achète que sa propre couleur.
diamoniak-rules-end = Le décompte
    .MON-51 = 100 par carte château et 1 par diamant ; seul le château complet a gagné.

# navigateur : Djinn
djinn-option-open-memory = Défausse visible
djinn-option-open-memory-text = Tout le monde peut consulter les trésors défaussés. Sinon, il faut s’en souvenir.
djinn-source-kept = Trésors restants
djinn-panel-trick = Dernier pli
djinn-card = le { $number } { $colour }
djinn-no-trump = sans atout
djinn-hand = Ta main
djinn-kept = { $count ->
    [0] Rien de gardé encore
   *[other] Gardées : { $count }
}
djinn-kept-by = à { $name }
djinn-no-trick = Aucun pli n’est fini dans cette manche.
djinn-task-met = tu peux la surmonter
djinn-task-near = il manque une carte :
djinn-choose-task = Quelle épreuve ?
djinn-which-trump = Quelle couleur devient atout ?
djinn-which-replace = Touche la carte à remplacer.
djinn-which-swap = Touche la carte à échanger avec la tienne.
djinn-says-cave = Cavernes de niveau { $level }
djinn-says-through = Traversées par : { $names }
djinn-says-piles = { $deck } dans la pioche, { $discard } défaussées
djinn-says-laid = { $card }, { $name }, { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
} carte posée{ $wins ->
    [true] , gagne le pli
   *[false] { "" }
}
djinn-says-lies = { $name } { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] jouable
   *[false] pas jouable maintenant
}, { $place } sur { $count } dans ta main
djinn-says-seat = { $level ->
    [0] Pas encore de caverne
   *[other] Niveau { $level }
}, { $hand ->
    [one] { $hand } carte
    [many] { $hand } cartes
   *[other] { $hand } cartes
}, { $djinn ->
    [one] { $djinn } carte Djinn
    [many] { $djinn } cartes Djinn
   *[other] { $djinn } cartes Djinn
}, { $kept ->
    [one] { $kept } trésor gardé
    [many] { $kept } trésors gardés
   *[other] { $kept } trésors gardés
}.
djinn-refusal-replace-nothing = { $seat } n’a posé dans ce pli aucune carte à remplacer.
djinn-refusal-swap-nothing = { $seat } n’a posé dans ce pli aucune carte à échanger.
djinn-rules-aim = De quoi s’agit-il
    .DJI-10 = Trois rangées de trois cavernes sont posées face cachée, une rangée par niveau. La première est retournée tout de suite.
    .DJI-31 = Surmonte une épreuve de niveau 3, puis une de niveau 4, puis une de niveau 5. Autant de joueurs qu’on veut peuvent surmonter la même.
    .DJI-40 = La partie finit après la manche où quelqu’un surmonte une épreuve de niveau 5. Entre plusieurs, le plus de trésors restants l’emporte, puis le plus fort d’entre eux ; sinon on partage.
    .DJI-41 = Ton score est le niveau que tu as atteint.
djinn-rules-cards = Les cartes
    .DJI-1 = 60 trésors : violets, verts, jaunes et bleus, de 1 à 15.
    .DJI-2 = Une épreuve demande 3, 4 ou 5 trésors, autant que son niveau : une suite, des paires, une somme inférieure à cinq fois le niveau, supérieure à dix fois le niveau ou égale à cinq fois le niveau, ou une seule couleur.
    .DJI-3 = Paires : niveau 3, une paire et une carte inférieure ; niveau 4, deux paires ; niveau 5, deux paires et une carte inférieure aux deux.
    .DJI-4 = 18 cartes Djinn : neuf sortes, chacune deux fois.
djinn-rules-tricks = Les plis
    .DJI-11 = Chacun commence une manche avec huit trésors, et la partie avec une carte Djinn, en secret.
    .DJI-12 = On retourne encore un trésor : sa couleur est atout pour la manche.
    .DJI-13 = À la première manche, la place après le donneur entame.
    .DJI-20 = Chacun à son tour pose un trésor. Qui a la couleur demandée doit en fournir.
    .DJI-21 = Le plus fort atout l’emporte ; sans atout, la plus forte carte de la couleur demandée. De deux cartes égales, la première posée est la plus forte.
    .DJI-22 = Qui gagne garde une carte du pli, visible, et entame le suivant. Les autres sont défaussées.
    .DJI-23 = Une manche compte huit plis.
djinn-rules-caves = Les cavernes
    .DJI-30 = Après une manche, qui peut surmonter une épreuve du niveau suivant doit en surmonter une, et une seule, avec exactement autant de cartes gardées. Elles sont défaussées.
    .DJI-32 = On tourne à partir de qui a entamé la manche. S’il n’y a qu’une façon, on ne demande rien.
    .DJI-33 = Puis la rangée suivante est retournée, si quelqu’un a franchi la précédente.
djinn-rules-phases = Entre deux manches
    .DJI-34 = Tous ceux qui sont en dernière position piochent une carte Djinn.
    .DJI-35 = Quand la pioche Djinn est vide, les cartes jouées sont mélangées.
    .DJI-36 = Le dernier donne et entame ; entre plusieurs, le premier après l’ancien donneur.
    .DJI-37 = Tout sauf les cartes gardées est mélangé, et chacun reçoit huit nouvelles cartes.
    .DJI-38 = S’il n’y en a pas assez, chacun en reçoit autant.
djinn-rules-end = Si les cartes s’épuisent
    .DJI-39 = Sans une carte pour chacun et un atout, la partie est finie ; le niveau le plus avancé gagne.
djinn-rules-djinn = Les cartes Djinn
    .DJI-50 = On les joue à son tour, juste avant ou après son trésor, autant qu’on veut. Elles valent pour le pli.
    .DJI-51 = Après ton trésor, on te demande tant que tu as une carte Djinn ; dis « terminer » pour continuer.
    .DJI-52 = La couleur demandée est celle de la première carte telle qu’elle est posée maintenant.
    .DJI-61 = Nouvel atout : tu nommes une couleur, et elle est atout pour ce pli.
    .DJI-62 = Remplacer une carte : une carte posée par un autre joueur est défaussée, et le premier trésor de la pioche prend sa place.
    .DJI-63 = Toute couleur : avant ta carte ; elle n’a pas à fournir.
    .DJI-64 = Échanger : après ta carte ; elle change de place avec celle d’un autre joueur.
    .DJI-65 = Garder la plus forte : avant que le gagnant ne garde quoi que ce soit, tu prends la carte au plus grand nombre.
    .DJI-66 = La plus faible gagne : le plus petit nombre gagne le pli, quelles que soient les couleurs.
    .DJI-67 = Sans atout : ce pli n’en a pas.
    .DJI-68 = Compte pour 15 : après ta carte ; elle compte pour 15 de sa couleur quand le pli se décide.
    .DJI-69 = En garder deux : si tu gagnes le pli, tu en gardes deux cartes.
djinn-rules-known = Ce que l’on sait
    .DJI-70 = Mains, cartes Djinn et pioches sont secrètes ; cartes gardées, niveaux, cavernes ouvertes et tous les nombres de cartes ne le sont pas. La défausse est affaire de mémoire, sauf si la table la rend visible.

# navigateur : Kadora
kadora-option-seat-view = Remplir vu de ta place
kadora-option-seat-view-text = Les cases vides se remplissent dans le sens de lecture du joueur dont c’est le tour, comme autour d’une vraie table. Sinon l’ordre est le même pour tous.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = J
kadora-source-G = Ve
kadora-source-B = B
kadora-source-P = Vi
kadora-panel-aside = Écartées
kadora-card = le { $value } { $colour } { $kind }
kadora-back = un dos { $colour }
kadora-kind-round = rond
kadora-kind-square = carré
kadora-kind-drop = goutte
kadora-lay = Poser { $card } en { $cell }
kadora-hand = Ta main
kadora-loot = Butin
kadora-leads = mène
kadora-steps = Étapes d’un tour
kadora-step-give = offrir
kadora-step-place = poser
kadora-step-draw = piocher
kadora-step-refill = remplir
kadora-last = { $turns ->
    [one] Le dernier tour
    [many] Encore { $turns } tours
   *[other] Encore { $turns } tours
}
kadora-give = Offrir une couleur
kadora-give-colour = Offrir tout ton { $colour }
kadora-give-to = Tout ton { $colour } à
kadora-takes-nothing = Ne prend rien.
kadora-takes = Prend { $cards }. Contre toi : { $before } → { $after }.
kadora-would-lead = Tu mènerais en { $colours }.
kadora-full = Le carré est plein : on prend maintenant les cartes qui ne correspondent pas.
kadora-empty = vide
kadora-aside-text = { $players ->
    [2] { $count } cartes sont écartées. À la fin, on les retourne comme celles d’un troisième joueur, l’île, qui peut même gagner.
   *[other] { $count } cartes sont écartées et ne jouent pas. Leur dos montre leur couleur.
}
kadora-says-row = { $row ->
    [left] Rangée de gauche
   *[right] Rangée de droite
}, { $count ->
    [0] vide
    [one] { $count } carte : { $colours }
    [many] { $count } cartes, les suivantes : { $colours }
   *[other] { $count } cartes, les suivantes : { $colours }
}
kadora-says-cell = Ligne { $row }, colonne { $column } : { $card }
kadora-says-empty = Ligne { $row }, colonne { $column } : vide
kadora-says-preview = Ligne { $row }, colonne { $column } : vide. Avec { $card } : colonne { $sumcolumn }, ligne { $sumrow }, { $count ->
    [0] ne prend rien
    [one] prend { $count } carte
    [many] prend { $count } cartes
   *[other] prend { $count } cartes
}
kadora-says-hand = { $card }, { $place } sur { $count } dans ta main
kadora-says-line = Ligne { $row } : { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(mène)
   *[false] { "" }
}
kadora-says-loot = { $name } : { $loot } ; { $open } compteraient contre.
kadora-says-seat = { $open } compteraient maintenant contre cette place. { $loot ->
    [one] { $loot } carte
    [many] { $loot } cartes
   *[other] { $loot } cartes
} dans le butin. Main : { $hand }.
kadora-refusal-not-leading = { $other } mène en { $colour }, { $most } contre { $own } pour toi : seul qui mène peut l’offrir.
kadora-refusal-lead-shared = Tu mènes en { $colour } à égalité avec { $other }, { $own } chacun : personne ne peut l’offrir.
kadora-refusal-receiver-has-colour = { $to } a déjà des cartes en { $colour } dans son butin et ne peut pas en recevoir.
kadora-rules-aim = De quoi s’agit-il
    .KAD-63 = À la fin, toutes les valeurs visibles devant toi comptent contre toi. La plus petite somme gagne.
    .KAD-62 = Qui a la plus grande somme d’une couleur la retourne face cachée ; à égalité, tous le font.
    .KAD-64 = Qui n’a rien face cachée ne peut pas gagner.
kadora-rules-cards = Les cartes
    .KAD-1 = 72 cartes en six couleurs.
    .KAD-2 = Des valeurs de 1 à 5, dont une manque à chaque couleur, et trois formes de diamant ; chaque couleur a toutes ses valeurs dans toutes les formes.
    .KAD-3 = Il manque le 1 au rouge, le 2 à l’orange, le 3 au jaune, le 4 au vert, le 5 au bleu, le 3 au violet.
    .KAD-4 = Les formes sont rond, carré et goutte.
    .KAD-5 = Le dos montre la couleur : des mains, des rangées et des cartes écartées, tout le monde connaît les couleurs, et rien d’autre.
kadora-rules-setup = Avant la partie
    .KAD-10 = 18, 12 ou 6 cartes sont écartées à 2, 3 ou 4 joueurs.
    .KAD-11 = Chacun reçoit quatre cartes.
    .KAD-12 = Douze cartes forment le bord d’un carré de quatre sur quatre ; le milieu est vide.
    .KAD-13 = Les autres sont face cachée en deux rangées ; leur ordre ne change jamais.
    .KAD-14 = On joue dans le sens des aiguilles d’une montre.
kadora-rules-give = Offrir une couleur
    .KAD-20 = D’abord, tu peux offrir tout ton butin d’une couleur à un joueur qui n’en a pas, si personne d’autre ne la mène. Un cadeau par tour.
    .KAD-21 = Si aucun cadeau n’est possible, on ne demande rien.
kadora-rules-take = Poser et prendre
    .KAD-30 = Pose une carte de ta main sur une case vide.
    .KAD-31 = Si sa colonne fait maintenant 10 ou plus, tu y prends toutes les autres cartes de même couleur ou de même forme. La carte posée reste.
    .KAD-32 = Puis sa ligne, de la même façon.
    .KAD-33 = Ce que tu prends est ton butin, visible.
    .KAD-34 = Si ta carte remplit le carré et que tu ne peux rien prendre qui corresponde, tu prends toutes les cartes de la colonne et de la ligne qui ne correspondent pas.
    .KAD-35 = Cela vaut aussi quand une ligne fait 10 mais que rien n’y correspond.
    .KAD-36 = Si cela ne donne rien non plus, tu prends les six.
kadora-rules-draw = Piocher et remplir
    .KAD-40 = Pioche la première carte d’une des deux rangées.
    .KAD-50 = Si plus de quatre cases sont vides, les cartes de cette rangée les remplissent dans le sens de lecture jusqu’à ce qu’il en reste quatre.
    .KAD-51 = Le sens de lecture est le même pour tous, où qu’on soit assis, sauf si la table en a décidé autrement.
    .KAD-52 = Si cette rangée s’épuise, l’autre prend la suite.
kadora-rules-end = La fin
    .KAD-60 = Quand les deux rangées sont épuisées, chacun a encore un tour.
    .KAD-61 = Puis les mains rejoignent le butin.
    .KAD-65 = À sommes égales, le plus de cartes l’emporte, visibles ou non ; sinon la victoire est partagée.
    .KAD-66 = À deux joueurs, les cartes écartées sont à un troisième, l’île, qui peut gagner aussi.

# navigateur : Sea or Shore
seashore-option-action-rb = Action du rouge et du bleu
    .plus = prendre des cartes +1
    .hand = piocher dans une main
seashore-option-action-rb-text = Ce qui arrive quand on gagne en rouge ou en bleu et qu’aucun trésor de cette couleur n’est visible.
seashore-option-action-pg = Action du violet et du vert
    .plus = prendre des cartes +1
    .hand = piocher dans une main
seashore-option-action-pg-text = Ce qui arrive quand on gagne en violet ou en vert et qu’aucun trésor de cette couleur n’est visible.
seashore-option-pass-to = Passer une carte
    .left = à gauche
    .right = à droite
    .none = pas du tout
seashore-option-pass-to-text = Au début d’une manche, chacun passe la plus forte carte de sa plus longue couleur.
seashore-option-plus-cap = Valeur la plus haute avec cartes +1
    .n12 = 12
    .n15 = 15
    .n99 = sans limite
seashore-option-plus-cap-text = Les cartes +1 ne portent aucune carte au-delà de cette valeur.
seashore-option-steal-any = Voler tout trésor
seashore-option-steal-any-text = Qui gagne peut voler un trésor de n’importe quelle couleur, pas seulement de celle gagnée.
seashore-source-treasures = Trésors
seashore-source-plus = Cartes +1
seashore-panel-trick = Dernier pli
seashore-panel-out = Cartes
seashore-card = le { $number } { $colour }
seashore-treasure = le trésor { $colour } à { $points }
seashore-lay = Poser { $card }{ $laid } : { $half }
seashore-hand = Ta main
seashore-hand-empty = Ta main est vide.
seashore-others-see = Les autres voient
seashore-pluses = Cartes +1 avec
seashore-plus = { $count ->
    [0] aucune carte +1
    [one] { $count } carte +1
    [many] { $count } cartes +1
   *[other] { $count } cartes +1
}
seashore-pile = { $count ->
    [one] reste { $count }
    [many] reste { $count }
   *[other] reste { $count }
}
seashore-pile-closed = pile face cachée
seashore-supply = réserve
seashore-passing = { $to ->
    [right] Chacun passe une carte à droite.
   *[left] Chacun passe une carte à gauche.
}
seashore-passing-wait = Tu as choisi. Les cartes passent quand tout le monde a choisi.
seashore-choose-claim = Prendre ou voler
seashore-choose-rob = Les cartes +1 de qui ?
seashore-choose-draw = La main de qui ?
seashore-drawn = Piochées chez { $seat }
seashore-hidden = { $count ->
    [one] { $count } trésor est caché dessous.
    [many] { $count } trésors sont cachés dessous.
   *[other] { $count } trésors sont cachés dessous.
}
seashore-worth = valeur { $value }
seashore-no-trick = Aucune carte n’a encore été dévoilée dans cette manche.
seashore-chosen = a choisi
seashore-out-text = Barrée : jouée. Encadrée : dans ta main. Les autres sont chez quelqu’un ou dans la boîte.
seashore-out-gone = jouée
seashore-out-held = dans ta main
seashore-out-somewhere = pas encore vue
seashore-says-open = { $name } : { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}
seashore-says-laid = { $name } : { $half }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
}.
seashore-says-hand = { $card }, { $place } sur { $count } dans ta main
seashore-says-seat = { $cards ->
    [one] { $cards } carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
}, { $treasures ->
    [one] { $treasures } trésor
    [many] { $treasures } trésors
   *[other] { $treasures } trésors
}, { $plus ->
    [one] { $plus } carte +1
    [many] { $plus } cartes +1
   *[other] { $plus } cartes +1
}, score { $score }.
seashore-says-top = Dessus : { $card }.
seashore-rules-aim = De quoi s’agit-il
    .SEA-50 = Une manche finit quand toutes les cartes sont jouées. Tes trésors comptent leurs points, et deux cartes +1 valent un point.
    .SEA-51 = Après deux manches, le plus de points gagne ; à égalité, la victoire est partagée.
seashore-rules-cards = Les cartes
    .SEA-1 = 48 cartes île : rouges, bleues, violettes et vertes, de 1 à 12.
    .SEA-2 = 20 trésors, cinq par couleur, de valeur 1, 1, 2, 3 et 4.
    .SEA-3 = 22 cartes +1, et deux cartes action : une pour le rouge et le bleu, une pour le violet et le vert.
seashore-rules-setup = Avant une manche
    .SEA-10 = À 4 ou 5 joueurs, il y a deux piles de trésors, rouge avec bleu et violet avec vert ; à 3, une seule pile des douze meilleurs. Celui du dessus est visible.
    .SEA-11 = Chaque carte action dit ce que ses deux couleurs gagnent quand aucun de leurs trésors n’est visible.
    .SEA-12 = Chacun reçoit 12 cartes, 9 à 5 joueurs.
    .SEA-13 = Chacun passe à gauche la plus forte carte de la couleur qu’il a le plus, tous en même temps. Entre plusieurs couleurs, tu choisis.
    .SEA-14 = La deuxième manche est commencée par la place après celle qui a commencé le dernier pli.
seashore-rules-trick = Un pli
    .SEA-20 = Chacun à son tour pose une carte au choix sous un cache qui montre la mer, sa couleur, ou le rivage, son nombre.
    .SEA-21 = On peut y joindre des cartes +1, qui valent 1 chacune, mais sans dépasser 12.
    .SEA-22 = Tant que tous n’ont pas joué, les autres ne connaissent que la moitié visible et les cartes +1.
    .SEA-23 = Chaque couleur revient à sa plus haute valeur ; à égalité, au premier dans l’ordre du tour.
    .SEA-24 = Qui a la plus basse valeur d’une couleur jouée plus d’une fois reçoit autant de cartes +1 qu’il y a de cartes jouées de cette couleur.
    .SEA-25 = S’il n’y a pas assez de cartes +1, on les distribue dans l’ordre du tour.
seashore-rules-prizes = Les prix
    .SEA-30 = Si un trésor de la couleur gagnée est visible, qui gagne le prend. On ne voit que le trésor du dessus d’un joueur.
    .SEA-31 = Ou bien il vole le trésor du dessus d’un autre joueur, s’il est de la couleur gagnée.
    .SEA-32 = Si aucun trésor de cette couleur n’est visible, l’action de la couleur a lieu.
    .SEA-33 = On trouve d’un coup gagnants et perdants, les perdants reçoivent leurs cartes +1, puis les trésors sont gagnés dans l’ordre du tour, puis viennent les actions.
    .SEA-34 = À 3 joueurs, les deux couleurs d’une carte action n’en font qu’une, si aucune n’est visible.
    .SEA-35 = Puis chaque pile montre son trésor suivant ; celui qui n’a pas été pris va sous sa pile.
    .SEA-36 = Une pile vide reste vide : ses couleurs mènent à des actions.
    .SEA-37 = Les cartes jouées sont hors du jeu et restent visibles. La place suivante commence.
seashore-rules-actions = Les actions
    .SEA-40 = Prendre des cartes +1 : deux à un joueur qui en a au moins deux ; si personne n’en a autant, dans la réserve.
    .SEA-41 = Piocher dans une main : deux cartes d’un autre joueur sans les voir, puis tu en rends deux, au choix.
