# Français. Les mots de Djinn et de Diamoniak sont ceux des règles imprimées : manche, pli, caverne, épreuve, pioche. Un
# nom de joueur ne suit jamais « de », pour éviter l’élision ; une couleur s’accorde avec un nom masculin.
# 1 … 5: chacun chez d dans de du en et hors jusqu min par pour sur à

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
diamoniak-ask-fairy = une sorcière ! Chasse-la avec une fée, ou donne-lui { $owed ->
    [one] { $owed } carte.
    [many] { $owed } cartes.
   *[other] { $owed } cartes.
}
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
diamoniak-event-shuffle = La défausse est mélangée ; cartes dans la nouvelle pioche : { $cards }.
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
   *[none] { $size ->
        [one] { $seat } reçoit { $size } carte.
        [many] { $seat } reçoit { $size } cartes.
       *[other] { $seat } reçoit { $size } cartes.
    }
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
    [seat] Tu as
   *[none] { $seat } a
} { $treasures } en trésors et { $plus ->
    [one] { $plus } carte +1
    [many] { $plus } cartes +1
   *[other] { $plus } cartes +1
} : { $points ->
    [one] { $points } point.
    [many] { $points } points.
   *[other] { $points } points.
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
    .i = la carte sélectionnée en grand, avec sa règle
    .h = ce que ferait le coach
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
browser-table-deleted-text = Personne n’y jouait depuis longtemps : le serveur l’a supprimée.
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
djinn-says-piles = { $deck } dans la pioche, { $discard } à la défausse
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
kadora-says-loot = { $name } : { $loot } ; compterait contre : { $open }.
kadora-says-seat = Compterait maintenant contre cette place : { $open }. { $loot ->
    [one] { $loot } carte
    [many] { $loot } cartes
   *[other] { $loot } cartes
} dans le butin. Main : { $hand }.
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

## Refus : <game>-refusal-<reason>, ou sans le jeu ce que tous les jeux disent pareil. Ce qu’on tape dans le terminal
## reste tel qu’on le tape.

refusal-no-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
refusal-over = La partie est terminée.
refusal-not-your-turn = C’est à { $turn } de jouer.
diamant-refusal-in-camp = Tu es au camp : qui est parti attend la prochaine expédition.
diamant-refusal-already-chosen = Tu as déjà choisi, et un choix est définitif.
diamant-refusal-unknown-move = Il n’y a que deux choix : stay (rester) et leave (partir).
diamoniak-refusal-unknown-move = « { $move } » n’est pas un coup : il y a draw, stop, fairy, buy avec une place et give avec une carte.
diamoniak-refusal-witch-ends-drawing = Une sorcière a mis fin à ta pioche : il faut d’abord s’occuper d’elle.
diamoniak-refusal-witch-not-settled = Le tour ne passe pas tant que la sorcière n’a pas son dû.
diamoniak-refusal-must-draw = Tu n’as pas encore pioché : un tour, c’est au moins une carte piochée, ou un achat.
diamoniak-refusal-no-witch-to-counter = Une fée chasse une sorcière, et tu n’en as pas pioché.
diamoniak-refusal-fairy-too-late = Tu as commencé à donner des cartes à la sorcière : la fée arrive trop tard.
diamoniak-refusal-no-fairy = Tu n’as pas de fée.
diamoniak-refusal-nothing-to-give = Tu n’as pas pioché de sorcière, il n’y a donc rien à donner.
diamoniak-refusal-fairy-is-no-payment = Une sorcière prend des diamants et des cartes château, mais pas de fée.
diamoniak-refusal-witch-is-no-payment = Une sorcière prend des diamants et des cartes château, mais pas une autre sorcière.
diamoniak-refusal-not-held = Tu n’as pas cela à donner : { $card }.
diamoniak-refusal-buying-with-witch = Tu as pioché une sorcière, donc pas d’achat à ce tour.
diamoniak-refusal-buying-after-drawing = Tu as déjà pioché à ce tour, donc pas d’achat.
diamoniak-refusal-no-such-seller = Pas de place { $seller } à qui acheter : les places vont de 0 à { $last }.
diamoniak-refusal-own-store = On achète à un autre joueur, pas à soi-même.
diamoniak-refusal-no-castle = Tu ne construis pas encore de château, il n’y a donc pas de couleur à acheter.
diamoniak-refusal-too-few-diamonds = Une carte château coûte trois diamants, et tu en as { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } n’a pas de carte en { $colour }, et nulle autre couleur ne va à ton château.
djinn-refusal-not-your-trick = { $turn } a gagné le pli et choisit une carte à garder.
djinn-refusal-not-your-cave = { $turn } choisit une épreuve à surmonter.
djinn-refusal-unknown-move = « { $move } » n’est pas un coup : il y a play, djinn, done, keep et cave.
djinn-refusal-play-what = Nomme le trésor à poser, par exemple play P15.
djinn-refusal-keep-what = Nomme la carte du pli à garder, par exemple keep P15.
djinn-refusal-djinn-what = Nomme la carte Djinn à jouer, par exemple djinn lowest.
djinn-refusal-cave-what = Nomme l’épreuve et ses cartes, par exemple cave run Y3 G4 P5.
djinn-refusal-unknown-card = Le trésor « { $card } » n’existe pas : les cartes vont de P1 à P15, de même G, Y et B.
djinn-refusal-not-held = Tu n’as pas { $card }.
djinn-refusal-must-follow = Tu as du { $colour }, il faut donc fournir du { $colour }.
djinn-refusal-not-laid = Pose d’abord un trésor : tu pourras terminer ensuite.
djinn-refusal-already-laid = Tu as posé ton trésor : joue une carte Djinn, ou termine.
djinn-refusal-no-trick-won = Il n’y a pas de pli dont garder une carte maintenant.
djinn-refusal-keep-now = Tu as gagné le pli : gardes-en une carte.
djinn-refusal-not-in-trick = { $card } : cette carte n’est pas, ou plus, dans le pli.
djinn-refusal-unknown-djinn = La carte Djinn « { $effect } » n’existe pas.
djinn-refusal-djinn-not-held = Tu n’as pas la carte Djinn « { $effect } ».
djinn-refusal-trump-needs-colour = Nomme la couleur qui devient atout : P, G, Y ou B.
djinn-refusal-replace-needs-seat = Nomme la place dont la carte est à remplacer.
djinn-refusal-replace-no-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
djinn-refusal-replace-own = On ne remplace que la carte d’un autre joueur.
djinn-refusal-replace-nothing = { $seat } n’a posé dans ce pli aucune carte à remplacer.
djinn-refusal-replace-empty-pile = La pioche des trésors est vide : rien à remplacer.
djinn-refusal-free-too-late = « Toute couleur » se joue avant ta carte, et elle est posée.
djinn-refusal-swap-too-early = « Échanger » se joue après ta propre carte.
djinn-refusal-swap-needs-seat = Nomme la place avec qui échanger ta carte.
djinn-refusal-swap-no-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
djinn-refusal-swap-own = Ta carte ne s’échange qu’avec celle d’un autre joueur.
djinn-refusal-swap-nothing = { $seat } n’a posé dans ce pli aucune carte à échanger.
djinn-refusal-fifteen-too-early = « Compte pour 15 » se joue après ta propre carte.
djinn-refusal-no-cave-now = Les épreuves se surmontent après la manche, pas maintenant.
djinn-refusal-cave-now = La manche est finie : qui peut surmonter une épreuve doit le faire.
djinn-refusal-unknown-task = L’épreuve « { $task } » n’existe pas.
djinn-refusal-task-not-open = L’épreuve « { $task } » n’est pas parmi celles du niveau { $level } devant toi.
djinn-refusal-card-twice = { $card } : cette carte est nommée deux fois.
djinn-refusal-wrong-number = Une épreuve du niveau { $level } demande exactement autant de cartes que son niveau, pas { $count }.
djinn-refusal-not-kept = { $card } : cette carte n’est pas devant toi.
djinn-refusal-not-a-run = Ces nombres ne se suivent pas.
djinn-refusal-not-pairs = Ce ne sont pas les paires que demande l’épreuve.
djinn-refusal-not-under = La somme est { $sum }, elle doit être inférieure à { $limit }.
djinn-refusal-not-over = La somme est { $sum }, elle doit être supérieure à { $limit }.
djinn-refusal-not-exact = La somme est { $sum }, elle doit être exactement { $limit }.
djinn-refusal-not-one-colour = Ces cartes ne sont pas toutes de la même couleur.
djinn-refusal-not-ascending = Nomme les cartes en ordre croissant : { $cards }.
kadora-refusal-give-now = « { $move } » n’est pas un coup : offre une couleur, par exemple gift Y 1, ou dis keep.
kadora-refusal-gift-or-keep = Un cadeau est possible : fais-le d’abord, ou n’offre rien.
kadora-refusal-keep-alone = Dis keep, et rien de plus.
kadora-refusal-gift-of-what = Nomme la couleur à offrir et la place qui la reçoit, par exemple gift Y 1.
kadora-refusal-gift-to-whom = Nomme aussi la place qui reçoit tout ton { $colour }, par exemple gift { $letter } 1.
kadora-refusal-gift-too-long = Un cadeau, c’est une couleur pour une place, par exemple gift Y 1, et rien de plus.
kadora-refusal-no-such-colour = La couleur « { $colour } » n’existe pas : les couleurs sont R, O, Y, G, B et P.
kadora-refusal-no-such-receiver = Pas de place « { $to } » à qui offrir : les places vont de 0 à { $last }.
kadora-refusal-gift-to-yourself = Un cadeau est pour un autre joueur.
kadora-refusal-nothing-to-give = Tu n’as pas de { $colour } à offrir dans ton butin.
kadora-refusal-not-leading = { $other } mène en { $colour }, { $most } contre { $own } pour toi : seul qui mène peut l’offrir.
kadora-refusal-lead-shared = Tu mènes en { $colour } à égalité avec { $other }, { $own } chacun : personne ne peut l’offrir.
kadora-refusal-receiver-has-colour = { $to } a déjà des cartes en { $colour } dans son butin et ne peut pas en recevoir.
kadora-refusal-gift-too-late = Un cadeau par tour, et seulement avant de poser une carte : c’est trop tard.
kadora-refusal-keep-too-late = Le moment d’offrir est passé, il n’y a plus rien à refuser.
kadora-refusal-no-gift-possible = Aucun cadeau n’est possible à ce tour, il n’y a rien à refuser.
kadora-refusal-place-now = « { $move } » n’est pas un coup : pose une carte, par exemple place Y4r b2.
kadora-refusal-place-what = Nomme une carte de ta main et une case vide, par exemple place Y4r b2.
kadora-refusal-place-where = Nomme aussi la case vide pour { $card }.
kadora-refusal-place-too-long = Une carte va sur une case, par exemple place Y4r b2, et rien de plus.
kadora-refusal-place-first = Pose d’abord une carte ; on pioche ensuite.
kadora-refusal-no-such-card = « { $card } » n’est pas une carte : une carte, c’est couleur, valeur et forme, par exemple Y4r.
kadora-refusal-no-such-value = « { $card } » n’existe pas : les valeurs vont de 1 à 5.
kadora-refusal-no-such-kind = « { $card } » n’existe pas : les formes sont r, s et d.
kadora-refusal-lacking-card = { $card } n’existe pas : en { $colour }, il manque le { $value } dans ce jeu.
kadora-refusal-no-such-cell = La case « { $cell } » n’existe pas : le carré va de a1 à d4.
kadora-refusal-not-in-hand = Tu n’as pas { $card } en main.
kadora-refusal-cell-taken = La case { $cell } n’est pas vide : il y a là { $card }.
kadora-refusal-placed-already = Tu as posé une carte à ce tour ; pioches-en une.
kadora-refusal-draw-now = « { $move } » n’est pas un coup : pioche une carte, par exemple draw left.
kadora-refusal-draw-where = Nomme la rangée où piocher : left ou right.
kadora-refusal-draw-too-long = On pioche une carte dans une rangée, par exemple draw left, et rien de plus.
kadora-refusal-no-such-row = La rangée « { $row } » n’existe pas : pioche dans left ou right.
seashore-refusal-already-chosen = Tu as déjà choisi une couleur à passer, et un choix est définitif.
seashore-refusal-nothing-to-pass = Tu n’as pas de carte, tu n’en passes donc pas.
seashore-refusal-not-your-prize = C’est d’abord à { $turn } de recevoir un prix.
seashore-refusal-unknown-move = « { $move } » n’est pas un coup : il y a pass, play, take, steal, rob, draw et return.
seashore-refusal-pass-now = Chacun passe d’abord une carte : nomme sa couleur, par exemple pass R.
seashore-refusal-play-now = Il faut poser une carte, par exemple play G9 sea ou play G9 shore +2.
seashore-refusal-claim-now = Tu as gagné en { $colour } : prends le trésor visible (take) ou voles-en un, par exemple steal 2.
seashore-refusal-rob-now = Tu prends deux cartes +1 à un autre joueur, par exemple rob 2.
seashore-refusal-draw-now = Tu pioches dans la main d’un autre joueur, par exemple draw 2.
seashore-refusal-return-now = Tu rends autant de cartes que tu en as pioché, par exemple return G4 B7.
seashore-refusal-not-longest = On passe une carte de la couleur qu’on a le plus, et ce n’est pas { $colour }.
seashore-refusal-not-in-hand = Tu n’as pas { $card } en main.
seashore-refusal-too-few-plus = Tu n’as pas { $laid ->
    [one] { $laid } carte +1
    [many] { $laid } cartes +1
   *[other] { $laid } cartes +1
} à poser.
seashore-refusal-takes-no-plus = { $card } : pas de carte +1 ici, car aucune valeur ne dépasse { $cap }.
seashore-refusal-over-cap = { $card } vaudrait { $value }, et aucune valeur ne dépasse { $cap }.
seashore-refusal-steal-nobody = Pas de place { $seat } à qui voler.
seashore-refusal-steal-yourself = Tu ne peux pas te voler toi-même.
seashore-refusal-nothing-to-steal = { $seat } n’a pas de trésor à voler.
seashore-refusal-other-colour = Tu as gagné en { $colour }, tu ne peux donc pas voler cela à { $seat } : { $card }.
seashore-refusal-rob-nobody = Pas de place { $seat } à qui prendre des cartes +1.
seashore-refusal-rob-yourself = Tu ne peux pas te prendre des cartes +1.
seashore-refusal-too-few-to-rob = { $seat } a moins de deux cartes +1.
seashore-refusal-draw-nobody = Pas de place { $seat } chez qui piocher.
seashore-refusal-draw-yourself = Tu ne peux pas piocher dans ta propre main.
seashore-refusal-empty-hand = { $seat } n’a pas de carte à piocher.
seashore-refusal-return-count = Cartes piochées : { $drawn }. Rends-en autant, pas { $count }.
seashore-refusal-return-twice = { $card } : tu nommes cette carte deux fois.
seashore-refusal-return-order = Nomme les cartes par nombre, puis par couleur : { $move }.
seashore-refusal-return-not-held = { $card } : tu n’as ni en main ni pioché cette carte.

## Raisons des bots : <game>-reason-<name>

diamant-reason-leave-now = Partir seul maintenant : { $safe } en sûreté.
diamant-reason-one-more = Encore une carte : { $risk } % de tout perdre, { $more } de plus en moyenne.
diamant-reason-alone = Seul dans la grotte : continuer gagne { $stay } %, partir { $leave } %, compté sur toute la pioche.
diamoniak-reason-wins = C’est la sixième carte de ton château : tu gagnes.
diamoniak-reason-one-more = Encore une carte : { $own } % pour ton château, { $witch } % une sorcière.
diamoniak-reason-start = Encore une carte : { $start } % pour commencer un château, { $witch } % une sorcière.
diamoniak-reason-safe = Il n’y a plus de sorcière dans la pioche.
diamoniak-reason-fairy-ready = Ta fée chasserait une sorcière.
diamoniak-reason-cushion = Une sorcière n’aurait que des cartes en trop ; tu en as { $spare }.
diamoniak-reason-castle-at-stake = Cartes de ton château qu’une sorcière te coûterait : { $castle }.
diamoniak-reason-counted = Compté sur toute la pioche : continuer gagne environ { $draw } %, s’arrêter { $stop } %.
diamoniak-reason-keeps = S’arrêter garde tout ; ensuite { $seat } pioche.
diamoniak-reason-buys = Ton château a alors { $castle } sur 6, à coup sûr ; ce tour n’apporte rien d’autre.
diamoniak-reason-pays = { $seat } reçoit trois diamants, et il t’en reste { $left }.
diamoniak-reason-fairy-saves = La fée sauve { $spare ->
    [one] { $spare } carte en trop
    [many] { $spare } cartes en trop
   *[other] { $spare } cartes en trop
} et { $castle } de ton château.
diamoniak-reason-diamond-idle = Personne n’a de carte que tes diamants pourraient acheter.
diamoniak-reason-diamonds-left = Diamants restants : { $left } ; cartes de ta couleur chez les autres : { $held }.
diamoniak-reason-frees = { $seat } a { $castle } sur 6 en { $colour } et peut piocher celle-ci après le prochain mélange.
diamoniak-reason-ransom = { $seat } a assez de diamants pour te l’acheter : { $diamonds }.
diamoniak-reason-nobody-builds = Personne ne construit en { $colour }.
diamoniak-reason-own-castle = C’est une carte de ton propre château, qui en garde { $castle }.
djinn-aim-run = suite
djinn-aim-pairs = paires
djinn-aim-under = petite somme
djinn-aim-over = grande somme
djinn-aim-exact = somme exacte
djinn-aim-colour = une couleur
djinn-reason-completes = Avec { $card }, l’épreuve « { $task } » est surmontée.
djinn-reason-nearer = { $card } rapproche de l’épreuve « { $task } » ; il manquerait encore : { $missing }.
djinn-reason-one-more = { $card } fait une carte gardée de plus ; aucune épreuve ouverte n’en a besoin.
djinn-reason-wins-trick = { $card } gagne ce pli à coup sûr.
djinn-reason-may-win = { $card } gagne ce pli dans environ { $percent } cas sur 100.
djinn-reason-loses = { $card } ne peut pas gagner ce pli ; autant s’en défaire.
djinn-reason-bends = La carte Djinn « { $effect } » aide à obtenir une carte de ce pli.
djinn-reason-early = La carte Djinn « { $effect } » change ce qui peut arriver dans ce pli.
djinn-reason-saves = Les cartes Djinn valent plus dans un pli suivant ; tu en as { $count }.
djinn-reason-enters = L’épreuve « { $task } » est surmontée : en route vers le niveau { $level }.
djinn-reason-leaves = Cartes gardées pour le niveau suivant : { $count } ; le plus grand nombre est { $number }.
kadora-reason-takes-lead = Cela prend la tête en { $colour } : { $mine } contre { $best }.
kadora-reason-shares-lead = Cela égalise en { $colour } : { $mine } chacun.
kadora-reason-safer-lead = Cela renforce ta tête en { $colour } : { $mine } contre { $best }.
kadora-reason-breaks-lead = { $seat } perd la tête en { $colour } ; maintenant visible : { $points }.
kadora-reason-penalty = Cela prend { $points } dans des couleurs qu’un autre mène.
kadora-reason-takes-nothing = Cela ne prend aucune carte.
kadora-reason-sheds-card = { $card } quitte ta main, où cette carte pourrait compter contre toi.
kadora-reason-island = Cartes de l’île en { $colour } : { $count }, valant environ { $points }.
kadora-reason-draw-led = La carte suivante est en { $colour }, que tu mènes.
kadora-reason-draw-value = La carte suivante est en { $colour } : { $points } en moyenne parmi celles que tu n’as pas vues.
kadora-reason-keep-lead = Tu mènes en { $colour }, { $mine } contre { $best }.
kadora-reason-gift-danger = Tu mènes en { $colour } avec { $lead } d’avance, mais il en reste { $left } à gagner.
kadora-reason-gift-burden = { $seat } a alors { $points } en { $colour } et doit garder la tête.
seashore-reason-certain = { $card } gagne sa couleur à coup sûr.
seashore-reason-no-higher = Aucune carte inconnue de cette couleur ne dépasse { $value } ; seules des cartes +1 pourraient la battre.
seashore-reason-higher = Cartes plus fortes de cette couleur que tu n’as pas vues : { $count }.
seashore-reason-beaten = { $seat } bat déjà { $card }.
seashore-reason-treasure = Le trésor visible en { $colour } vaut { $points }.
seashore-reason-could-steal = Gagner en { $colour } permettrait de voler { $points } à { $seat }.
seashore-reason-action-plus = Aucun trésor en { $colour } n’est visible : gagner rapporte deux cartes +1.
seashore-reason-action-hand = Aucun trésor en { $colour } n’est visible : gagner échange jusqu’à deux cartes de ton choix.
seashore-reason-plus = Les cartes +1 portent { $card } à { $value } ; gardées, elles vaudraient { $points }.
seashore-reason-sea = Les autres ne voient que { $colour } ; cartes possibles : { $count }.
seashore-reason-shore = Les autres ne voient que le { $number } ; couleurs possibles : { $count }.
seashore-reason-last = Personne ne joue après toi : la moitié que tu montres n’apprend rien à personne.
seashore-reason-take = Cela rapporte { $points } à coup sûr.
seashore-reason-steal = Cela rapporte { $points } et en coûte autant à { $seat }, qui a { $total } jusqu’ici.
seashore-reason-rob = { $seat } a des cartes +1 : { $count }, et des points : { $total }.
seashore-reason-draw = { $seat } a des cartes en main : { $count }, et des points : { $total }.
seashore-reason-give = De cette couleur, tu n’en as pas vu { $total } ; { $card } en bat { $count }.

## Apprendre

learn-way = Apprendre
learn-of = Apprendre en jouant : { $game }
learn-title = Apprendre : { $game }
learn-step = Étape { $step } sur { $steps }
learn-steps = Étapes de la leçon
learn-go-on = Continuer
learn-back = Retour
learn-again = Recommencer
learn-skip = Passer
learn-show = Montre-moi
learn-try = Essaie ceci : { $move }
learn-hear = Écouter encore
learn-voice = Lire à voix haute
learn-no-voice = Cet appareil n’a pas de voix pour votre langue : lisez-le à voix haute.
learn-good = Bravo !
learn-finished = Tu sais jouer : { $game } !
learn-play = Et maintenant, une vraie partie
learn-once-more = Apprendre encore une fois
learn-diamant-treasure = Ensemble, vous entrez dans une grotte. Tous partagent le trésor, et chacun reçoit { $carried }. Le reste demeure sur la carte : { $left }.
learn-diamant-stay = Plus loin dans la grotte, ou retour au camp ? Tous décident en secret. Choisis la torche : on continue !
learn-diamant-stay-hint = Le camp est sûr, mais alors les autres trouvent les trésors. Continue, cette fois !
learn-diamant-stay-praise = Personne n’est parti, alors on retourne une carte : un trésor. Pour chacun : { $share }. Sur la carte reste : { $rest }.
learn-diamant-trap = Encore ! Quelle sera la prochaine carte ?
learn-diamant-trap-hint = Pas encore ! Une carte de plus.
learn-diamant-trap-praise = Une araignée ! Le premier piège d’un type n’est qu’un avertissement.
learn-diamant-warning = Tu vois le cadre rouge ? Une araignée est sur le chemin. Une deuxième, et tous ceux qui sont dans la grotte perdent ce qu’ils portent !
learn-diamant-leave = Il est temps de partir. Choisis la tente : qui part prend aussi les rubis du chemin.
learn-diamant-leave-hint = Trop dangereux ! Cette fois, mets tes rubis à l’abri.
learn-diamant-leave-praise = Portés : { $carried }. Du chemin : { $share }. Dans ton coffre : { $chest }, à l’abri pour toujours !
learn-diamant-watch = Au camp, tu ne risques rien. Regarde les autres : ils continuent.
learn-diamant-watch-praise = La deuxième araignée ! { $one } et { $two } perdent tout, chacun { $lost }. Une nouvelle expédition commence, et tous sont de nouveau dans la grotte.
learn-diamant-share = Pars encore une fois. Ceux qui partent en même temps se partagent les rubis du chemin.
learn-diamant-share-hint = Pars, cette fois, et regarde ce qui se passe sur le chemin.
learn-diamant-share-praise = { $one } part aussi. Du chemin, pour chacun : { $share }. Dans ton coffre : { $chest }.
learn-diamant-nothing = À toi de choisir. Tu ne portes encore rien : continuer ou partir ?
learn-diamant-nothing-hint = Tu n’as encore rien à perdre. Continue !
learn-diamant-nothing-praise = Les autres sont partis, alors tout le trésor est pour toi : { $share } !
learn-diamant-danger = Regarde les pièges : quatre types sont sur le chemin. Continuer ou partir ?
learn-diamant-danger-hint = Encore un de ces pièges, et tout est perdu. Pars plutôt !
learn-diamant-danger-praise = Juste à temps ! Un deuxième serpent est venu, et chacun des autres a perdu { $lost }.
learn-diamant-win = La dernière expédition. Ton coffre : { $chest }. Tu portes : { $carried }. { $one } a { $rival }. Continuer ou partir ?
learn-diamant-win-hint = Compte : le coffre et ce que tu portes suffisent pour gagner. Pars !
learn-diamant-win-praise = La partie est finie. Le plus de rubis gagne, et tu en as { $score } !
learn-diamoniak-draw = Touche les cartes ! Puis touche le grand bouton.
learn-diamoniak-draw-praise = Hourra, un morceau de château ! Ton château est rose.
learn-diamoniak-again = Pioche encore une carte !
learn-diamoniak-again-hint = Pioche encore une carte.
learn-diamoniak-again-praise = Un diamant ! Il va avec tes trésors.
learn-diamoniak-stop = Maintenant, touche la main. Comme ça, tu gardes tout.
learn-diamoniak-stop-hint = Arrête-toi, cette fois : touche la main !
learn-diamoniak-stop-praise = Tout est à l’abri. Et { $one } commence un château bleu.
learn-diamoniak-six = Ton château a besoin de six morceaux. Pioche !
learn-diamoniak-six-praise = Encore un morceau ! Tu en as maintenant { $pieces }.
learn-diamoniak-other = Pioche encore !
learn-diamoniak-other-praise = Un morceau bleu. Ce n’est pas ta couleur : il va avec tes trésors.
learn-diamoniak-more = Encore une carte !
learn-diamoniak-more-praise = Oh là là, la sorcière ! Elle veut trois de tes cartes.
learn-diamoniak-give = Donne-lui le morceau bleu. Tu n’en as pas besoin.
learn-diamoniak-give-hint = Donne-lui d’abord le morceau bleu.
learn-diamoniak-castle-hint = Pas ton château ! Donne-lui autre chose.
learn-diamoniak-give-praise = Bien ! Elle en veut encore deux.
learn-diamoniak-two = Donne-lui un diamant.
learn-diamoniak-one = Et encore un diamant.
learn-diamoniak-one-praise = La sorcière s’envole. Ton château est toujours debout !
learn-diamoniak-fairy = Encore la sorcière ! Mais tu as une fée. Touche la fée !
learn-diamoniak-fairy-hint = Touche la fée. Comme ça, tu ne perds rien d’autre.
learn-diamoniak-fairy-praise = La fée chasse la sorcière !
learn-diamoniak-buy = { $one } a un morceau rose. Achète-le pour trois diamants !
learn-diamoniak-buy-hint = Touche le morceau rose chez { $one }.
learn-diamoniak-buy-praise = Ton château a maintenant cinq morceaux !
learn-diamoniak-win = Il ne manque plus qu’un morceau. Pioche !
learn-diamoniak-win-praise = Ton château est fini. Tu as gagné !
learn-djinn-caves = Ton chemin passe par trois cavernes. Cette rangée demande trois de tes cartes : une suite, une paire avec une carte plus basse, ou une somme au-dessus de 30.
learn-djinn-follow = On demande du jaune : si tu en as, tu dois en fournir. La plus forte gagne : pose ton 12 !
learn-djinn-follow-hint = C’est permis, mais ça ne gagne pas. Pose ton 12.
learn-djinn-follow-praise = La plus forte carte jaune gagne : le pli est à toi !
learn-djinn-keep = Garde une carte du pli. Tu as déjà 10 et 11 : garde le 12.
learn-djinn-keep-hint = Les cavernes montrent quels nombres t’aident. Garde le 12.
learn-djinn-keep-praise = 10, 11, 12 : une suite ! Qui gagne le pli entame aussi le suivant.
learn-djinn-trump = Tu n’as pas de vert, alors tout est permis. Le bleu est atout : même ton 2 bleu bat le vert !
learn-djinn-trump-hint = Ça ne peut pas gagner : seuls le vert et l’atout le peuvent. Pose le 2 bleu.
learn-djinn-trump-praise = L’atout bat toutes les autres couleurs. Le pli est à toi !
learn-djinn-sum = Tu as 8 et 9. Quelle carte fait plus de 30 ? Garde-la.
learn-djinn-sum-hint = Regarde les cavernes : la rangée montre les nombres qui te manquent.
learn-djinn-sum-praise = 8, 9 et 14 font 31 : cette épreuve est à ta portée !
learn-djinn-task = Après huit plis, tu surmontes une épreuve. Choisis-en une qui est cochée, puis ses trois cartes.
learn-djinn-task-praise = La première caverne est franchie ! Les cartes sont défaussées, et le niveau { $level } s’ouvre. Les derniers reçoivent une carte Djinn pour les aider.
learn-djinn-djinn = Tu as maintenant une carte Djinn. Elle plie les règles pour un pli : touche-la et choisis le violet comme atout.
learn-djinn-djinn-hint = Choisis une couleur que tu as : le violet.
learn-djinn-djinn-first = D’abord la carte Djinn, ensuite ton trésor.
learn-djinn-djinn-praise = Le violet est atout pour ce pli.
learn-djinn-win-trick = Pose maintenant ton 4 violet !
learn-djinn-win-trick-hint = Le violet est atout. Pose le 4 violet.
learn-djinn-win-trick-praise = Ton petit 4 gagne le pli !
learn-djinn-run = Tu as 7, 8 et 10. Quelle carte gardes-tu pour une suite de quatre ?
learn-djinn-run-hint = Entre 8 et 10, il manque un nombre.
learn-djinn-run-praise = 7, 8, 9, 10 : une suite de quatre !
learn-djinn-last = La troisième caverne ! Choisis une épreuve cochée, puis ses cinq cartes. Qui la franchit en premier gagne.
learn-djinn-last-praise = Les trois cavernes sont franchies : tu as gagné !
learn-kadora-block = Les cartes forment un carré de quatre sur quatre. Chacune a une couleur, un nombre et un diamant : rond, carré ou goutte.
learn-kadora-lay = Pose le 1 vert sur la case indiquée. Tant que la colonne et la ligne restent sous 10, rien ne se passe.
learn-kadora-cell-hint = Prends la case indiquée, cette fois.
learn-kadora-lay-hint = Prends le 1 vert, cette fois.
learn-kadora-lay-praise = Les deux sommes sont sous 10 : tu ne prends rien.
learn-kadora-take = Pose le 4 jaune sur la case indiquée. La colonne atteint 10 : tu dois prendre toutes les cartes qui vont avec la tienne.
learn-kadora-take-hint = Prends le 4 jaune, cette fois.
learn-kadora-take-praise = Cartes prises : { $cards }. L’une a la même couleur, l’autre le même diamant.
learn-kadora-loot = Voici ton butin. À la fin, il compte contre toi. Il ne coûte rien là où tu as la plus grande somme, la couronne.
learn-kadora-draw = Pioche une carte dans une des rangées. Les dos montrent la couleur.
learn-kadora-draw-praise = La même rangée remplit le carré jusqu’à ce qu’il reste quatre cases vides.
learn-kadora-crown = { $one } a 4 en bleu, tu as 3. Où ton 1 bleu peut-il prendre du bleu ?
learn-kadora-crown-hint = Pose le 1 bleu dans une colonne qui atteint 10 et qui contient du bleu.
learn-kadora-crown-praise = C’est toi qui as le plus de bleu. La couronne est à toi !
learn-kadora-spare = Maintenant, ne prends rien ! Trouve une carte et une case où rien n’est pris.
learn-kadora-spare-hint = Tu y prendrais des cartes. Les petits nombres montrent les sommes à l’avance.
learn-kadora-spare-praise = Rien de pris, rien à payer !
learn-kadora-gift = Tu mènes en violet. Mais regarde les dos : { $two } a aussi du violet en main. Offre ton violet à { $one } avant qu’il ne te coûte !
learn-kadora-gift-hint = Alors { $two } peut te dépasser, et ton violet compte contre toi.
learn-kadora-gift-praise = Maintenant, { $one } doit garder la tête.
learn-kadora-end = Le dernier tour : pose ta carte. Puis les plus grandes sommes sont retournées, et le reste compte.
learn-kadora-end-praise = Contre toi : { $score }. Contre { $one } : { $rival }. Le moins gagne, et c’est toi !
learn-seashore-halves = Chaque carte a deux moitiés : la mer est sa couleur, le rivage son nombre. Les autres n’en voient qu’une.
learn-seashore-cover = Le trésor rouge est visible. Pose ton 11 rouge et montre seulement la mer.
learn-seashore-cover-half = Montre la mer, cette fois : la couleur.
learn-seashore-cover-hint = Seul le rouge peut gagner le trésor rouge. Pose le 11 rouge.
learn-seashore-cover-praise = On enlève les caches : ton rouge est le plus fort, et le trésor est à toi. Le rouge le plus bas reçoit des cartes +1 : { $plus }.
learn-seashore-only = Tous montrent du rouge. Un trésor violet est visible : pose ton 1 violet !
learn-seashore-only-hint = Le rouge ira à des cartes plus fortes. Pose le 1 violet.
learn-seashore-only-praise = La seule carte d’une couleur gagne toujours, même un 1 !
learn-seashore-low = Le vert est plein de cartes fortes. Perds exprès avec ton 1 : la carte la plus basse reçoit des cartes +1 !
learn-seashore-low-hint = C’est permis, mais essaie ceci : pose le 1 vert.
learn-seashore-low-praise = Tu reçois autant de cartes +1 qu’il y a de cartes vertes : { $plus } !
learn-seashore-plus = { $one } montre du bleu. Pose ton 10 bleu avec deux cartes +1 : il compte 12 !
learn-seashore-plus-more = Ajoute les deux cartes +1. Chacune compte 1.
learn-seashore-plus-hint = Ici, c’est le bleu qu’il faut gagner. Pose le 10 bleu.
learn-seashore-plus-praise = Ton 10 compte { $worth } et bat le 11 !
learn-seashore-red = Gagne le rouge avec ton 12, et montre la mer !
learn-seashore-red-hint = Pose le 12 rouge.
learn-seashore-red-praise = Le rouge est à toi. Maintenant, tu peux choisir !
learn-seashore-steal = Prends le trésor visible, qui vaut 1, ou vole le trésor chez { $two }, qui vaut 3 !
learn-seashore-steal-hint = Celui qui est visible ne vaut que 1. Vole le 3 !
learn-seashore-steal-praise = Volé ! On ne peut voler que le trésor du dessus.
learn-seashore-action = Aucun trésor bleu n’est visible. Gagne quand même le bleu avec ton 7 : cela déclenche l’action du bleu.
learn-seashore-action-hint = Personne d’autre ne montre du bleu. Pose le 7 bleu.
learn-seashore-action-praise = Le bleu est à toi : tu prends des cartes +1.
learn-seashore-rob = À qui prends-tu deux cartes +1 ? Tu choisis.
learn-seashore-rob-praise = Nouvelles cartes +1 : { $plus } !
learn-seashore-pass = Chaque manche commence ainsi : tu passes la plus haute carte de ta couleur la plus longue. Tu as deux couleurs pareilles. Quelle carte donnes-tu ?
learn-seashore-pass-hint = Alors tu perds ton 12. Passe plutôt le 8 rouge.
learn-seashore-pass-praise = Tous passent en même temps, à gauche. Tu reçois donc une carte, toi aussi.
learn-seashore-end = La dernière carte de la deuxième manche. Pose-la !
learn-seashore-end-hint = Le rouge est à toi de toute façon. Garde tes cartes +1 : deux valent un point.
learn-seashore-end-praise = Trésors : { $treasures }. Avec les cartes +1 : { $points }. Les deux manches : { $score }. Tu gagnes !

## Revoir une partie, le coach et l’analyse

replay-title = Revoir une partie
replay-again = Revoir
replay-drop = Dépose ici le fichier d’une partie terminée.
replay-choose = Choisir un fichier
replay-code = Ou le code d’une table où la partie est finie
replay-watch = Regarder
replay-bad = Ce fichier ne peut pas être montré. { $problem }
replay-none = Cette partie n’est pas là
replay-none-text = Elle n’est pas encore finie, ou elle a disparu, ou elle n’est pas pour toi.
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Arrêter
replay-forward = Un coup en avant
replay-last = À la fin
replay-slider = Moment de la partie
replay-moment = Coup { $move } sur { $moves }.
replay-deal = Le début.
replay-silent = Rien à voir.
replay-speed = Vitesse
replay-eyes = Par quels yeux
replay-eyes-nobody = En spectateur
replay-eyes-seat = Comme { $name }
replay-eyes-open = Toutes les cartes visibles
replay-hands = Les cartes des autres
replay-moves = Coups
replay-link = Lien vers ce moment
replay-on = Continuer d’ici
replay-on-text = Une nouvelle table reprend à ce moment. Ce qui reste à distribuer est mélangé à nouveau.
replay-on-seat = Ta place
replay-on-bots = Contre des bots
replay-on-friends = Inviter des amis
replay-on-over = Ici la partie est finie. Reviens à un moment d’avant.
coach-ask = Que ferais-tu ?
coach-title = Ce que ferait le coach
coach-thinking = Le coach réfléchit …
coach-win = gagne à { $win } % ± { $error }
coach-more = Tous les coups : { $count }
coach-odds = Risque de la prochaine carte : { $percent } % ({ $caught } sur { $cards }).
coach-away = Le coach ne répond pas. Essaie encore.
coach-allow = Avec un coach : chacun peut demander ce que ferait le bot le plus fort
analysis-way = L’analyse
analysis-title = { $game } : ce qui a décidé la partie
analysis-looking = Le bot le plus fort examine chaque décision : { $done } sur { $of }.
analysis-sentence = { $you ->
    [seat] Pour le jeu, tu es { $skill } ; pour la chance, { $luck }.
   *[none] Pour le jeu, { $name } est { $skill } ; pour la chance, { $luck }.
}
analysis-skill = { $place ->
    [first] en première place
    [second] en deuxième place
    [third] en troisième place
    [fourth] en quatrième place
    [fifth] en cinquième place
    [sixth] en sixième place
    [seventh] en septième place
    [same] à égalité avec tous
   *[last] en dernière place
}
analysis-luck = { $place ->
    [first] en première place
    [second] en deuxième place
    [third] en troisième place
    [fourth] en quatrième place
    [fifth] en cinquième place
    [sixth] en sixième place
    [seventh] en septième place
    [same] à égalité avec tous
   *[last] en dernière place
}
analysis-moments = Ce qui a tout décidé
analysis-moment = { $you ->
    [seat] Ton choix : { $move }. Mieux : { $best }.
   *[none] Le choix de { $name } : { $move }. Mieux : { $best }.
}
analysis-cost = Chances de gagner : −{ $points } % (± { $error })
analysis-better = Mieux : { $best }
analysis-watch = Voir ce moment (après le coup { $move })
analysis-flawless = Personne n’a fait de vraie erreur : la chance a décidé.
analysis-shares = Chance et talent
analysis-fair = Part équitable
analysis-own = Propres erreurs
analysis-others = Erreurs des autres
analysis-fortune = Chance
analysis-result = Résultat
analysis-mistakes = { $count } sur { $of }
analysis-explain = En pour cent d’une victoire. Le bot juge chaque décision d’après ce que la place savait alors ; seul ce qui est nettement moins bon compte comme erreur. Ce que les erreurs n’expliquent pas est de la chance.
analysis-decisions = Chaque décision ({ $count })

## One device that goes round, the big screen, and statistics
pass-where = Où jouez-vous ?
pass-where-apart = Chacun sur son appareil
pass-where-here = Sur cet appareil
pass-where-screen = Sur un grand écran
pass-where-here-text = L’appareil passe de main en main. Sans nom, la place est à un bot, ou à un ami qui vient par le lien.
pass-where-screen-text = Cet écran montre la table, et chaque téléphone est une main de cartes. Scannez un code pour vous asseoir.
pass-people = Qui joue sur cet appareil ?
pass-person = Nom à la place { $number }
pass-nobody = bot ou ami
pass-one-more = Nom d’une personne de plus sur cet appareil
pass-too-few = Écrivez au moins deux noms.
pass-turn = { $name } : { $ask }
pass-curtain = Rideau
pass-hand = Passez l’appareil à { $name }.
pass-taps = Je suis { $name }
pass-edge-camp = au camp
pass-edge-undo = { $name } a choisi : reprendre
screen-hand = La table est sur le grand écran : ne montrer que ma main
screen-open = Ouvrir le grand écran
screen-join = Rejoindre avec ce code : { $code }
screen-seat = Code QR pour la place { $number }
screen-seats = { $count ->
    [one] { $count } place est libre. Scannez son code et asseyez-vous.
    [many] { $count } places sont libres. Scannez un code et asseyez-vous.
   *[other] { $count } places sont libres. Scannez un code et asseyez-vous.
}
stats-title = Statistiques
stats-private = Ce qui a été joué sur cet appareil. Rien n’en sort, sauf si vous l’enregistrez dans un fichier.
stats-none = Aucune partie ne s’est encore terminée sur cet appareil.
stats-all = Tous les jeux ensemble
stats-games = { $count ->
    [one] { $count } partie
    [many] { $count } parties
   *[other] { $count } parties
}
stats-wins = { $count ->
    [one] { $count } victoire
    [many] { $count } victoires
   *[other] { $count } victoires
}
stats-rival = Rival préféré
stats-against = gagnées { $won }, perdues { $lost }
stats-average = Score moyen : { $score }
stats-chart = Les derniers scores : { $scores }
stats-chart-text = Scores des dernières parties ; un gros point est une victoire.
stats-export = Enregistrer dans un fichier
stats-import = Ajouter depuis un fichier
stats-imported = { $count ->
    [one] { $count } partie ajoutée.
    [many] { $count } parties ajoutées.
   *[other] { $count } parties ajoutées.
}
stats-import-bad = Ce fichier ne contient pas de statistiques de Karat ; rien n’a été ajouté.
stats-erase = Tout effacer
stats-erase-sure = Vraiment effacer tous les résultats de cet appareil ?

## Ce que le serveur refuse : refusal-<reason>, ou refusal-<error> quand il n’y a pas de raison
refusal-bad = Cela ne convient pas ici, donc rien n’a changé.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-not-yours = Seul l’hôte ou un joueur de la table peut faire cela.
refusal-not-found = Il n’y a rien de ce nom ici.
refusal-mistake = Le serveur s’est trompé ; rien n’a changé.
refusal-no-table = Cette table n’existe pas, ou elle ne t’est pas ouverte.
refusal-no-record = Cette partie n’est pas ici, ou n’y est plus.
refusal-token-not-valid = Ce lien n’est pas valable à cette table.
refusal-watching-link = Ce lien sert à regarder.
refusal-slow-down = Tout cela d’un coup, c’est trop. Attends une seconde.
refusal-too-many-records = Trop de fichiers d’un coup. Attends une minute.
refusal-too-many-analyses = Beaucoup de parties sont à l’étude. Reviens dans une minute.
refusal-too-big = C’est trop gros.
refusal-storage = Le serveur n’a pas pu l’enregistrer, donc rien n’a changé. Essaie encore.
refusal-only-players = Seuls les joueurs de la table peuvent faire cela.
refusal-only-host = Seul l’hôte peut faire cela.
refusal-only-players-and-host = Seuls les joueurs et l’hôte peuvent faire cela.
refusal-no-seat-yet = Prends d’abord une place.
refusal-not-started = La partie n’a pas commencé.
refusal-started = La partie a commencé.
refusal-game-not-over = La partie n’est pas terminée.
refusal-table-closed = La table est fermée.
refusal-started-without-you = La partie a commencé ; tu peux regarder.
refusal-seated-already = Tu as déjà une place.
refusal-all-seats-taken = Toutes les places sont prises ; tu peux regarder.
refusal-seat-taken = Cette place n’est plus libre.
refusal-only-bot-levels = Pendant une partie, seul le niveau d’un bot peut changer.
refusal-nobody-there = Personne d’autre n’est assis là.
refusal-too-many-people = { $count ->
    [one] Il y a { $count } personne à la table, et c’est trop pour cela.
    [many] Il y a { $count } de personnes à la table, et c’est trop pour cela.
   *[other] Il y a { $count } personnes à la table, et c’est trop pour cela.
}
refusal-name-unseen = Le nom doit avoir une lettre qui se voit.
refusal-name-taken = Quelqu’un à la table porte déjà ce nom, ou un nom qui lui ressemble.
refusal-late = Cette décision n’est plus à toi.
refusal-no-move-yet = Tu n’as encore joué aucun coup.
refusal-asked-already = On a déjà demandé à la table de reprendre des coups.
refusal-question-closed = Cette question n’est plus ouverte.
refusal-agreed-already = Tu as déjà dit oui.
refusal-nothing-to-read = Il n’y a rien à y lire.
refusal-no-coach = Il n’y a pas de coach à cette table.
refusal-nothing-to-decide = Tu n’as rien à décider maintenant.
refusal-record-not-json = Ce n’est pas le fichier d’une partie : ce devrait être du JSON.
refusal-record-not-well-made = Ce n’est pas une partie comme Karat les enregistre ({ $problem }).
refusal-record-does-not-replay = La partie qu’il contient ne suit pas les règles ({ $problem }).
refusal-record-not-over = La partie qu’il contient n’est pas terminée.
