# Sea or Shore; docs/words/fr.md

browser-game-seashore = Mer ou rivage
browser-game-seashore-line = La moitié de chaque carte est cachée. Montreras-tu la couleur ou le nombre ?

seashore-where = Manche { $round } sur 2, { $left ->
    [0] toutes les cartes sont jouées
    [one] la dernière carte
    [many] encore { $left } cartes à jouer
   *[other] encore { $left } cartes à jouer
}
seashore-where-plus = { $plus ->
    [one] { $plus } carte +1 en réserve
    [many] { $plus } cartes +1 en réserve
   *[other] { $plus } cartes +1 en réserve
}
seashore-signs = B▒ ne montre que sa mer (la couleur), ▒7 que son rivage (le nombre) ; +1 est une carte +1 posée dessus. Les trésors commencent par t : tR4 est rouge et vaut 4. ★ signale une carte qui a gagné sa couleur.
seashore-ask-pass = choisis une couleur : tu passes ta plus haute carte de cette couleur.
seashore-ask-play = joue une carte et montre sa couleur ou son nombre.
seashore-ask-claim = tu as gagné en { $colour } : prendre le trésor visible, ou en voler un ?
seashore-ask-rob = à qui prends-tu deux cartes +1 ?
seashore-ask-draw = dans quelle main pioches-tu ?
seashore-ask-return = rends { $count ->
    [one] une carte.
    [many] { $count } cartes.
   *[other] { $count } cartes.
}
seashore-move-pass = Passer ta plus haute carte en { $colour }
seashore-move-play = { $shows ->
    [sea] Jouer { $card }{ $laid } et montrer la couleur
   *[shore] Jouer { $card }{ $laid } et montrer le nombre
}
seashore-move-take = Prendre le trésor visible
seashore-move-steal = Voler le trésor du dessus à { $seat }
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
seashore-event-round = Début de la manche { $number } ; { $you ->
    [start] tu commences.
   *[none] { $start } commence.
}
seashore-event-hand = { $you ->
    [seat] Tu reçois { $cards }.
   *[none] { $seat } reçoit { $count } cartes.
}
seashore-event-open = Désormais visible : { $card }.
seashore-event-chosen = { $you ->
    [seat] Tu passes ta plus haute carte en { $colour }.
   *[none] { $seat } a choisi une carte à passer.
}
seashore-event-passed = { $you ->
    [seat] Tu passes { $card } à { $to }.
    [to] { $seat } te passe { $card }.
   *[none] { $seat } passe une carte à { $to }.
}
seashore-event-play = { $you ->
    [seat] Tu joues { $card }{ $laid } : { $half }.
   *[none] { $seat } joue une carte{ $laid } : { $half }.
}
seashore-half-sea = { $colour }, nombre caché
seashore-half-shore = { $number }, couleur cachée
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Ta carte est dévoilée : { $card }, valeur { $value }.
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
    [from] { $seat } te vole { $card } !
   *[none] { $seat } vole { $card } à { $from }.
}
seashore-event-rob = { $you ->
    [seat] { $count ->
        [one] Tu prends { $count } carte +1 à { $from }.
        [many] Tu prends { $count } cartes +1 à { $from }.
       *[other] Tu prends { $count } cartes +1 à { $from }.
    }
    [from] { $count ->
        [one] { $seat } te prend { $count } carte +1 !
        [many] { $seat } te prend { $count } cartes +1 !
       *[other] { $seat } te prend { $count } cartes +1 !
    }
   *[none] { $count ->
        [one] { $seat } prend { $count } carte +1 à { $from }.
        [many] { $seat } prend { $count } cartes +1 à { $from }.
       *[other] { $seat } prend { $count } cartes +1 à { $from }.
    }
}
seashore-event-draw = { $you ->
    [seat] Tu pioches { $cards } chez { $from }.
    [from] { $seat } pioche { $cards } dans ta main.
   *[none] { $count ->
        [one] { $seat } pioche { $count } carte chez { $from }.
        [many] { $seat } pioche { $count } cartes chez { $from }.
       *[other] { $seat } pioche { $count } cartes chez { $from }.
    }
}
seashore-event-return = { $you ->
    [seat] Tu rends { $cards } à { $to }.
    [to] { $seat } te rend { $cards }.
   *[none] { $seat } rend le même nombre de cartes à { $to }.
}
seashore-event-nothing = { $you ->
    [seat] Il n’y a pas de carte à piocher pour toi.
   *[none] Il n’y a pas de carte à piocher pour { $seat }.
}
seashore-event-under = Retour sous sa pile : { $card }.
seashore-event-trick-over = Le pli est terminé ; { $you ->
    [start] tu commences le suivant.
   *[none] { $start } commence le suivant.
}
seashore-event-score = { $you ->
    [seat] Tu marques
   *[none] { $seat } marque
} { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} : { $treasures } pour les trésors, et { $plus ->
    [one] { $plus } carte +1 restante.
    [many] { $plus } cartes +1 restantes.
   *[other] { $plus } cartes +1 restantes.
}
seashore-event-over = La partie est terminée.

## Le navigateur

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
seashore-option-pass-to-text = Au début d’une manche, chacun passe la plus haute carte de la couleur dont il a le plus de cartes.
seashore-option-plus-cap = Valeur maximale avec des cartes +1
    .n99 = sans limite
seashore-option-plus-cap-text = Les cartes +1 ne peuvent pas porter une carte au-delà de cette valeur.
seashore-option-plus-most = Cartes +1 sur une carte
    .n22 = sans limite
seashore-option-plus-most-text = Tu peux ajouter à une carte au plus ce nombre de cartes +1. Le « maximum » déchiré du livret est peut-être celui-ci : pour ne jouer qu’avec lui, règle la valeur maximale sur « sans limite ».
seashore-option-steal-any = Voler n’importe quel trésor
seashore-option-steal-any-text = Le gagnant peut voler un trésor de n’importe quelle couleur, pas seulement de la couleur gagnée.
seashore-option-treasure-points = Valeur des trésors
seashore-option-treasure-points-text = Ce que valent les cinq trésors de chaque couleur. Notre livret est déchiré à cet endroit : indique ce que montre ta boîte.
seashore-option-treasure-points-one = Trésor { $number } sur 5
seashore-begins = D’après le livret, la table choisit qui commence.
seashore-source-treasures = Trésors
seashore-source-plus = Cartes +1
seashore-panel-trick = Dernier pli
seashore-panel-out = Cartes
seashore-card = le { $number } { $colour }
seashore-treasure = un trésor { $colour } de valeur { $points }
seashore-lay = Jouer { $card }{ $laid } : { $half }
seashore-hand = Ta main
seashore-hand-empty = Ta main est vide.
seashore-others-see = Les autres voient
seashore-pluses = Cartes +1 ajoutées
seashore-plus = { $count ->
    [0] aucune carte +1
    [one] { $count } carte +1
    [many] { $count } cartes +1
   *[other] { $count } cartes +1
}
seashore-pile = il en reste { $count }
seashore-pile-closed = pile face cachée
seashore-supply = réserve
seashore-passing = { $to ->
    [right] Chacun passe une carte à droite.
   *[left] Chacun passe une carte à gauche.
}
seashore-passing-wait = Tu as choisi. Les cartes changent de main quand tout le monde a choisi.
seashore-choose-claim = Prendre ou voler
seashore-choose-rob = À qui prendre des cartes +1 ?
seashore-choose-draw = Dans quelle main ?
seashore-drawn = Piochées chez { $seat }
seashore-hidden = { $count ->
    [one] { $count } trésor est caché dessous.
    [many] { $count } trésors sont cachés dessous.
   *[other] { $count } trésors sont cachés dessous.
}
seashore-worth = valeur { $value }
seashore-no-trick = Aucune carte n’a encore été dévoilée dans cette manche.
seashore-chosen = a choisi
seashore-out-text = Barrée : jouée. Encadrée : dans ta main. Les autres sont en main chez quelqu’un ou dans la boîte.
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
seashore-rules-aim = But du jeu
    .SEA-50 = Une manche est terminée quand toutes les cartes sont jouées. Tes trésors rapportent leurs points, et deux cartes +1 rapportent un point.
    .SEA-51 = Après deux manches, le joueur qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
seashore-rules-cards = Les cartes
    .SEA-1 = 48 cartes île : rouges, bleues, violettes et vertes, de 1 à 12 dans chaque couleur.
    .SEA-2 = 20 trésors, cinq par couleur, de valeur 1, 1, 2, 3 et 4.
    .SEA-3 = 22 cartes +1, et deux cartes action : une pour le rouge et le bleu, une pour le violet et le vert.
seashore-rules-setup = Avant une manche
    .SEA-10 = À 4 ou 5 joueurs, il y a deux piles de trésors, l’une rouge et bleue, l’autre violette et verte ; à 3 joueurs, une seule pile avec les douze meilleurs. Le trésor du dessus de chaque pile est visible.
    .SEA-11 = Chaque carte action dit ce que rapportent ses deux couleurs quand aucun trésor de cette couleur n’est visible : rouge et bleu prennent des cartes +1, violet et vert piochent dans une main, sauf si la table en a décidé autrement. C’est pareil dans les deux manches.
    .SEA-12 = Chacun reçoit 12 cartes, ou 9 à 5 joueurs. Les autres restent dans la boîte, sans que personne les voie.
    .SEA-13 = Tout le monde passe en même temps une carte à gauche : la plus haute de la couleur dont on a le plus de cartes. Si plusieurs couleurs sont à égalité, tu choisis.
    .SEA-14 = Le joueur de la première place commence la première manche. Le joueur qui suit celui qui a commencé le dernier pli commence la deuxième.
seashore-rules-trick = Un pli
    .SEA-20 = Chacun à son tour joue une carte au choix, sous un cache qui ne montre que sa mer (la couleur) ou son rivage (le nombre).
    .SEA-21 = Tu peux y ajouter des cartes +1, qui valent 1 chacune, mais aucune valeur ne dépasse 12. À la fin du pli, les cartes +1 retournent à la réserve.
    .SEA-22 = Tant que tout le monde n’a pas joué, les autres ne connaissent que la moitié visible et les cartes +1.
    .SEA-23 = La plus haute valeur de chaque couleur gagne cette couleur ; en cas d’égalité, c’est le premier joueur dans l’ordre du tour qui gagne.
    .SEA-24 = Si une couleur a été jouée plus d’une fois, le joueur qui a sa plus basse valeur reçoit autant de cartes +1 qu’il y a de cartes jouées de cette couleur. Le gagnant de la couleur n’en reçoit jamais.
    .SEA-25 = S’il n’y a pas assez de cartes +1, on les distribue dans l’ordre du tour.
seashore-rules-prizes = Les prix
    .SEA-30 = Si un trésor de la couleur gagnée est visible, le gagnant le prend. Chez un joueur, on ne voit que le trésor du dessus.
    .SEA-31 = Ou bien le gagnant vole le trésor du dessus d’un autre joueur, si ce trésor est de la couleur gagnée. Un trésor gagné plus tôt dans le pli peut y être volé plus tard.
    .SEA-32 = Si aucun trésor de cette couleur n’est visible, l’action de la couleur a lieu.
    .SEA-33 = Quand les cartes sont dévoilées, on détermine d’abord tous les gagnants et tous les perdants. Ensuite, les perdants reçoivent leurs cartes +1, les trésors sont gagnés dans l’ordre du tour, et les actions viennent en dernier.
    .SEA-34 = À 3 joueurs, les deux couleurs d’une carte action comptent comme une seule si aucun trésor de ces couleurs n’est visible.
    .SEA-35 = Puis chaque pile montre son trésor suivant ; un trésor qui n’a pas été pris passe d’abord sous sa pile.
    .SEA-36 = Une pile vide reste vide : gagner dans ses couleurs donne droit à l’action.
    .SEA-37 = Les cartes jouées sont hors de la manche et restent visibles. Le joueur suivant commence.
seashore-rules-actions = Les actions
    .SEA-40 = Prendre des cartes +1 : deux à un autre joueur qui en a au moins deux ; si personne n’en a autant, dans la réserve.
    .SEA-41 = Piocher dans une main : pioche deux cartes d’un autre joueur sans les voir, puis rends-en deux de ton choix.
seashore-origin = Nous ne connaissons du livret qu’une copie abîmée. Elle ne montre ni titre, ni auteur, ni éditeur ; le nom est de nous. Plusieurs nombres et phrases sont arrachés. Nous avons comblé les trous et, quand c’était possible, nous en avons fait des options.
    .SEA-1 = Les nombres sont arrachés. À quatre joueurs, chacun reçoit 12 cartes, ce qui en fait 12 dans chacune des quatre couleurs.
    .SEA-2 = On peut encore lire « 1 × trois points et 1 × quatre points ». Les trois autres valeurs sont notre choix ; 1, 2 et 2 iraient aussi. L’option permet cinq valeurs au choix.
    .SEA-11 = D’après le livret, on choisit les faces. Ici, on les choisit une fois, à l’ouverture de la table, et les deux manches sont pareilles.
    .SEA-13 = Le sens est arraché. À gauche, dans le sens du jeu, c’est notre choix.
    .SEA-14 = Le livret dit seulement qu’on désigne un premier joueur. Que la deuxième manche continue à partir de là, c’est de nous : ainsi, chacun commence à peu près aussi souvent.
    .SEA-20 = Le début de cette phrase est arraché. Rien de ce qu’on peut encore lire n’interdit une carte, donc on peut jouer n’importe laquelle.
    .SEA-21 = On peut encore lire « 1 point, avec un maximum ». Nous le comprenons comme la plus haute valeur d’une carte ; ce pourrait être un nombre de cartes +1, et c’est une option. Qu’elles retournent dans la réserve à la fin du pli, c’est de nous.
    .SEA-23 = De la règle pour les égalités, on peut encore lire « alors le premier joueur gagne, ou le ». Nous complétons : le suivant dans l’ordre du tour.
    .SEA-24 = Que la plus basse valeur reçoive des cartes +1, c’est imprimé. Ce qui se passe en cas d’égalité ne l’est pas : ici, tous ceux qui ont la plus basse valeur en reçoivent, sauf le gagnant.
    .SEA-25 = Le livret ne dit pas ce qui se passe quand quelque chose est épuisé. Nous suivons l’ordre du tour, comme partout.
    .SEA-30 = Le livret dit « peut prendre ». Ici, cela se fait toujours : un trésor ne coûte rien.
    .SEA-31 = La ligne sur le vol est déchirée. Qu’un trésor volé doive avoir la couleur gagnée, c’est notre lecture, et une option.
    .SEA-33 = D’abord les trésors et les cartes +1, puis les actions dans l’ordre du tour : c’est imprimé. L’ordre entre les trésors est de nous.
    .SEA-37 = Que les cartes soient défaussées, c’est imprimé. Qu’elles restent visibles est de nous : tout le monde les a vues.
    .story = Vous voguez vers des îles mystérieuses, où des richesses inouïes reposent au fond de la mer. La plus forte carte de la bonne couleur remonte un trésor. Mais chacun ne montre que la moitié de sa carte, alors bluffez et plongez.
    .note = Le résumé du livret parle de trésors de différentes couleurs. Au décompte, seuls leurs points comptent.
seashore-take = Prendre
seashore-round-over = La manche { $number } est finie
seashore-told-hand = { $names } reçoivent { $count } cartes par personne.
seashore-told-reveal = Les caches tombent. { $cards }.
seashore-told-win = Couleurs gagnées : { $names }.
seashore-told-plus = Cartes +1 : { $names }.
seashore-event-start = { $you ->
    [start] Le pli est fini ; tu as maintenant la carte de départ.
   *[none] Le pli est fini ; { $start } a maintenant la carte de départ.
}
seashore-event-plus-none = { $you ->
    [seat] Il ne reste pas de carte +1 pour toi.
   *[none] Il ne reste pas de carte +1 pour { $seat }.
}
seashore-why = Manche { $round } : { $told }

## Refus

seashore-refusal-already-chosen = Tu as déjà choisi une couleur à passer, et un choix est définitif.
seashore-refusal-nothing-to-pass = Tu n’as pas de carte, tu n’en passes donc aucune.
seashore-refusal-not-your-prize = C’est d’abord à { $turn } de choisir un prix.
seashore-refusal-unknown-move = « { $move } » n’est pas un coup : utilise pass, play, take, steal, rob, draw ou return.
seashore-refusal-pass-now = Tout le monde passe d’abord une carte : indique sa couleur, par exemple pass R.
seashore-refusal-play-now = C’est le moment de jouer une carte, par exemple play G9 sea ou play G9 shore +2.
seashore-refusal-claim-now = Tu as gagné en { $colour } : prends le trésor visible avec take, ou voles-en un, par exemple steal 2.
seashore-refusal-rob-now = Prends deux cartes +1 à un autre joueur, par exemple rob 2.
seashore-refusal-draw-now = Pioche dans la main d’un autre joueur, par exemple draw 2.
seashore-refusal-return-now = Rends autant de cartes que tu en as pioché, par exemple return G4 B7.
seashore-refusal-not-longest = On passe une carte de la couleur dont on a le plus de cartes, et ce n’est pas le cas en { $colour }.
seashore-refusal-not-in-hand = Tu n’as pas { $card } en main.
seashore-refusal-too-few-plus = Tu n’as pas { $laid ->
    [one] { $laid } carte +1
    [many] { $laid } cartes +1
   *[other] { $laid } cartes +1
} à ajouter.
seashore-refusal-too-many-plus = À cette table, une carte reçoit au plus { $most ->
    [one] { $most } carte +1
    [many] { $most } cartes +1
   *[other] { $most } cartes +1
}.
seashore-refusal-takes-no-plus = On ne peut pas ajouter de carte +1 sur { $card }, car aucune valeur ne dépasse { $cap }.
seashore-refusal-over-cap = { $card } vaudrait { $value }, et aucune valeur ne dépasse { $cap }.
seashore-refusal-steal-nobody = Il n’y a pas de place { $seat } à qui voler un trésor.
seashore-refusal-steal-yourself = Tu ne peux pas voler tes propres trésors.
seashore-refusal-nothing-to-steal = { $seat } n’a pas de trésor à voler.
seashore-refusal-other-colour = Tu as gagné en { $colour }, tu ne peux donc pas voler à { $seat } ce trésor : { $card }.
seashore-refusal-rob-nobody = Il n’y a pas de place { $seat } à qui prendre des cartes +1.
seashore-refusal-rob-yourself = Tu ne peux pas prendre tes propres cartes +1.
seashore-refusal-too-few-to-rob = { $seat } a moins de deux cartes +1.
seashore-refusal-draw-nobody = Il n’y a pas de place { $seat } où piocher.
seashore-refusal-draw-yourself = Tu ne peux pas piocher dans ta propre main.
seashore-refusal-empty-hand = { $seat } n’a pas de carte à piocher.
seashore-refusal-return-count = { $drawn ->
    [one] Tu as pioché { $drawn } carte
    [many] Tu as pioché { $drawn } cartes
   *[other] Tu as pioché { $drawn } cartes
} : rends-en autant, pas { $count }.
seashore-refusal-return-twice = Tu as indiqué deux fois { $card }.
seashore-refusal-return-order = Indique les cartes par nombre, puis par couleur : { $move }.
seashore-refusal-return-not-held = Tu n’as pas { $card } en main, et tu ne l’as pas pioché non plus.

## Raisons des bots

seashore-reason-certain = { $card } gagne sa couleur à coup sûr.
seashore-reason-no-higher = Aucune carte inconnue de sa couleur ne dépasse { $value } ; seules des cartes +1 pourraient la battre.
seashore-reason-higher = { $count ->
    [one] { $count } carte inconnue de sa couleur est plus haute.
    [many] { $count } cartes inconnues de sa couleur sont plus hautes.
   *[other] { $count } cartes inconnues de sa couleur sont plus hautes.
}
seashore-reason-beaten = { $seat } bat déjà { $card }.
seashore-reason-low = Si { $card } est la carte la plus basse de sa couleur, tu reçois des cartes +1.
seashore-reason-treasure = Le trésor { $colour } visible vaut { $points }.
seashore-reason-could-steal = Gagner en { $colour } te permettrait de voler { $points } à { $seat }.
seashore-reason-action-plus = Aucun trésor { $colour } n’est visible : gagner en { $colour } te rapporte deux cartes +1.
seashore-reason-action-hand = Aucun trésor { $colour } n’est visible : gagner en { $colour } te permet d’échanger jusqu’à deux cartes de ton choix.
seashore-reason-plus = Les cartes +1 portent { $card } à { $value } ; gardées jusqu’à la fin, elles vaudraient { $points }.
seashore-reason-sea = Les autres ne voient que la couleur ({ $colour }) : { $count ->
    [one] { $count } carte possible.
    [many] { $count } cartes possibles.
   *[other] { $count } cartes possibles.
}
seashore-reason-shore = Les autres ne voient que le { $number } : { $count ->
    [one] { $count } couleur possible.
    [many] { $count } couleurs possibles.
   *[other] { $count } couleurs possibles.
}
seashore-reason-last = Personne ne joue après toi : peu importe la moitié que tu montres.
seashore-reason-take = Cela te rapporte { $points } à coup sûr.
seashore-reason-steal = Cela te rapporte { $points } et en coûte autant à { $seat }, qui a { $total } jusqu’ici.
seashore-reason-rob = { $seat } a { $count ->
    [one] { $count } carte +1
    [many] { $count } cartes +1
   *[other] { $count } cartes +1
} et { $total ->
    [one] { $total } point jusqu’ici.
    [many] { $total } points jusqu’ici.
   *[other] { $total } points jusqu’ici.
}
seashore-reason-draw = { $seat } a { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
} en main et { $total ->
    [one] { $total } point jusqu’ici.
    [many] { $total } points jusqu’ici.
   *[other] { $total } points jusqu’ici.
}
seashore-reason-give = { $count ->
    [0] { $card } ne bat aucune carte inconnue de sa couleur.
   *[other] Sur { $total ->
        [one] { $total } carte inconnue
        [many] { $total } cartes inconnues
       *[other] { $total } cartes inconnues
    } de sa couleur, { $card } en bat { $count }.
}

## Apprendre

learn-seashore-halves = Chaque carte a deux moitiés : la mer est sa couleur, le rivage son nombre. Les autres n’en voient qu’une.
learn-seashore-cover = Le trésor rouge est visible. Joue ton 11 rouge et ne montre que la mer.
learn-seashore-cover-half = Cette fois, montre la mer : la couleur.
learn-seashore-cover-hint = Seul le rouge peut gagner le trésor rouge. Joue le 11 rouge.
learn-seashore-cover-praise = On enlève les caches : ton rouge est le plus haut, et le trésor est à toi. Le rouge le plus bas reçoit des cartes +1 : { $plus }.
learn-seashore-only = Tout le monde montre du rouge. Un trésor violet est visible : joue ton 1 violet !
learn-seashore-only-hint = Le rouge ira à des cartes plus fortes. Joue le 1 violet.
learn-seashore-only-praise = La seule carte de sa couleur gagne toujours, même un 1 !
learn-seashore-low = Le vert est plein de cartes fortes. Perds exprès avec ton 1 : la carte la plus basse reçoit des cartes +1 !
learn-seashore-low-hint = C’est permis, mais essaie ceci : joue le 1 vert.
learn-seashore-low-praise = Tu reçois autant de cartes +1 qu’il y a de cartes vertes jouées : { $plus } !
learn-seashore-plus = { $one } montre du bleu. Joue ton 10 bleu avec deux cartes +1 : il compte alors pour 12 !
learn-seashore-plus-more = Ajoute les deux cartes +1. Chacune ajoute 1.
learn-seashore-plus-hint = Ici, tu peux gagner en bleu. Joue le 10 bleu.
learn-seashore-plus-praise = Ton 10 compte pour { $worth } et bat le 11 !
learn-seashore-red = Gagne en rouge avec ton 12, et montre la mer !
learn-seashore-red-hint = Joue le 12 rouge.
learn-seashore-red-praise = Le rouge est à toi. Maintenant, tu as le choix !
learn-seashore-steal = Prends le trésor visible, qui vaut 1, ou vole à { $two } celui qui vaut 3 !
learn-seashore-steal-hint = Le trésor visible ne vaut que 1. Vole le 3 !
learn-seashore-steal-praise = Et un trésor volé ! On ne peut voler que le trésor du dessus d’un joueur.
learn-seashore-action = Aucun trésor bleu n’est visible. Gagne quand même en bleu avec ton 7 : cela déclenche l’action du bleu.
learn-seashore-action-hint = Personne d’autre ne montre du bleu. Joue le 7 bleu.
learn-seashore-action-praise = Le bleu est à toi : maintenant, tu prends des cartes +1.
learn-seashore-rob = À qui prends-tu deux cartes +1 ? À toi de choisir.
learn-seashore-rob-praise = { $plus ->
    [one] Tu as { $plus } nouvelle carte +1 !
    [many] Tu as { $plus } nouvelles cartes +1 !
   *[other] Tu as { $plus } nouvelles cartes +1 !
}
learn-seashore-pass = Chaque manche commence ainsi : tu passes la plus haute carte de la couleur dont tu as le plus de cartes. Tu as deux couleurs à égalité. Quelle carte passes-tu ?
learn-seashore-pass-hint = Alors tu n’as plus ton 12. Passe plutôt le 8 rouge.
learn-seashore-pass-praise = Tout le monde passe en même temps, à gauche. Tu reçois donc une carte, toi aussi.
learn-seashore-end = La dernière carte de la deuxième manche. Joue-la !
learn-seashore-end-hint = Le rouge est à toi de toute façon. Garde tes cartes +1 : deux cartes rapportent un point.
learn-seashore-end-praise = Tes trésors rapportent { $treasures }, ou { $points } avec les cartes +1. Les deux manches ensemble font { $score }. Tu gagnes !
learn-seashore-three = À trois joueurs, il n’y a qu’une pile de trésors, pour les quatre couleurs.
learn-seashore-merge = Aucun trésor violet ou vert n’est visible. À trois joueurs, ces deux couleurs n’en font alors qu’une ! Joue ton 9 vert et montre la mer.
learn-seashore-merge-praise = Ton 9 bat le 7 violet joué par { $two } : l’action de ces deux couleurs est à toi. { $two } reçoit des cartes +1 : { $plus }.
learn-seashore-hand = Cette action te fait piocher deux cartes, sans les voir, dans une autre main. Pioche chez { $two } !
learn-seashore-hand-praise = Maintenant, tu connais les cartes qui sont chez { $two }.
learn-seashore-return = Tu dois rendre deux cartes, mais tu choisis lesquelles. Rends ton 3 bleu et ton 2 vert !
learn-seashore-return-hint = Garde les cartes fortes. Rends le 3 bleu et le 2 vert.
learn-seashore-return-praise = Tu gardes 6 et 10. Vous n’êtes que deux à le savoir.
learn-seashore-next = Le pli est fini, et un nouveau trésor est visible. Un trésor que personne ne prend va sous la pile. Le joueur suivant entame le pli suivant.
learn-seashore-equal = { $one } montre du bleu : un 9, peut-être. À valeurs égales, l’ordre du tour décide : un 9 ne suffit donc pas. Joue ton 8 bleu avec deux cartes +1 !
learn-seashore-equal-hint = Ici, tu peux gagner en bleu. Joue le 8 bleu.
learn-seashore-equal-praise = Ton 8 compte pour { $worth } et bat le 9. Aucune carte ne compte plus de 12.
learn-seashore-empty = La pile est vide. Chaque couleur donne maintenant une action, et le rouge et le bleu n’en font qu’une. Gagne avec ton 12 rouge !
learn-seashore-empty-praise = { $plus ->
    [one] Tu prends { $plus } carte +1 à { $one }.
    [many] Tu prends { $plus } cartes +1 à { $one }.
   *[other] Tu prends { $plus } cartes +1 à { $one }.
}
learn-seashore-shared = La dernière carte de la dernière manche : gagne le trésor rouge ! Deux cartes +1 valent un point.
learn-seashore-shared-praise = Tu as { $score }, et { $one } aussi. À égalité, la victoire est partagée : vous gagnez tous les deux !
