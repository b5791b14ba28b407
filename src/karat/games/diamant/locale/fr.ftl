# Diamant; docs/words/fr.md

browser-game-diamant = Diamant
browser-game-diamant-line = Plus loin dans la grotte, ou retour au camp avec ce que tu portes ? Tout le monde décide en même temps.

diamant-where = Expédition { $number } sur 5, { $cards ->
    [one] { $cards } carte sur le chemin
    [many] { $cards } cartes sur le chemin
   *[other] { $cards } cartes sur le chemin
}
diamant-signs = ♦11 est un trésor ; le nombre après une carte indique les rubis qu’il y reste. Un piège porte la marque !, et le deuxième du même type met fin à l’expédition. À côté des pièges, les marques disent où sont les cartes : dans la pioche ●, sur le chemin !, hors du jeu ×.
diamant-ask = rester ou partir ? Tu portes { $carried }. Si tu pars en solo, tu mets { $alone } à l’abri ; à deux, { $shared }.
diamant-move-stay = Rester et aller plus loin
diamant-move-leave = Partir avec { $carried } et ta part du chemin
diamant-path = Chemin
diamant-path-empty = rien encore
diamant-left = (il en reste { $rubies })
diamant-piles = Piles
diamant-piles-now = pioche { $deck }, { $rubies } rubis sur le chemin
diamant-traps = Pièges
diamant-trap-pips = { $deck } dans la pioche, { $path } sur le chemin, { $gone } hors du jeu
diamant-head-place = où
diamant-in-cave = grotte
diamant-in-camp = camp
diamant-head-carried = porte
diamant-head-chest = coffre
diamant-head-relics = reliques
diamant-head-choice = choix
diamant-has-chosen = choix fait
diamant-card-treasure = un trésor de { $value }
diamant-card-relic = une relique de valeur { $value }
diamant-card-spider = araignée
diamant-card-snake = serpent
diamant-card-lava = lave
diamant-card-boulder = rocher
diamant-card-ram = bélier
diamant-event-expedition = L’expédition { $number } commence.
diamant-event-relic-added = { $card } rejoint la pioche.
diamant-event-reveal = Carte dévoilée : { $card }.
diamant-event-treasure = Carte dévoilée : { $card }. { $share } pour chacun, { $rest } sur la carte.
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
    [seat] { $card } ! Tu perds { $lost }.
   *[none] { $card } ! { $seat } perd { $lost }.
}
diamant-event-removed = Hors du jeu : { $card }.
diamant-event-expedition-over = L’expédition { $number } est terminée.
diamant-event-over = La partie est terminée.

## Le navigateur

diamant-option-relics = Reliques
diamant-option-relics-text = Chaque expédition ajoute une relique à la pioche. Si une seule personne quitte la grotte, elle prend les reliques du chemin.
diamant-relics = reliques
diamant-source-chest = Coffre
diamant-source-relics = Reliques
diamant-round = Expédition { $number } sur 5
diamant-ask-short = continuer, ou partir avec ce que tu portes ?
diamant-choices = Rester ou partir
diamant-choose-stay = Continuer
diamant-choose-leave = Partir
diamant-risk = { $carried } en jeu
diamant-bring = { $alone } à l’abri, ou { $shared } à deux
diamant-chose-stay = Tu restes. Les choix sont dévoilés quand tout le monde a choisi.
diamant-chose-leave = Tu pars. Les choix sont dévoilés quand tout le monde a choisi.
diamant-has-chosen-long = a choisi
diamant-shows-stay = reste
diamant-shows-leave = part
diamant-safe = Te voilà au camp, avec { $chest } dans ton coffre.
diamant-trap-near = Le prochain met fin à l’expédition
diamant-second = le deuxième !
diamant-over = L’expédition { $number } est terminée
diamant-alone = { $name } part en solo : { $share } du chemin
diamant-shared = { $count } partent : { $share } du chemin pour chacun
diamant-folded = { $cards ->
    [one] { $cards } carte précédente, { $rubies } dessus
    [many] { $cards } cartes précédentes, { $rubies } dessus
   *[other] { $cards } cartes précédentes, { $rubies } dessus
}
diamant-says-on-path = { $rubies } rubis sur le chemin
diamant-says-deck = { $cards ->
    [one] { $cards } carte dans la pioche
    [many] { $cards } cartes dans la pioche
   *[other] { $cards } cartes dans la pioche
}
diamant-says-card = Carte { $number } : { $card }.
diamant-says-inside = { $name } dans la grotte, porte { $carried }, coffre { $chest }.
diamant-says-camp = { $name } au camp, coffre { $chest }.
diamant-told-stay = Continuent : { $names }.
diamant-told-leave = Partent : { $names }.
diamant-told-bank = Rapporté au camp : { $names }.
diamant-told-lost = { $card } ! Pertes : { $names }.
diamant-told-lost-you = { $lost ->
    [one] { $card } ! Tu perds un rubis.
    [many] { $card } ! Tu perds { $lost } rubis.
   *[other] { $card } ! Tu perds { $lost } rubis.
}
diamant-told-lost-nothing = { $card } ! Personne ne portait rien.
diamant-why-alone = { $you ->
    [seat] À l’expédition { $number }, tu pars en solo : +{ $rubies }.
   *[none] À l’expédition { $number }, { $name } part en solo : +{ $rubies }.
}
diamant-why-escape = { $you ->
    [seat] À l’expédition { $number }, tu pars une carte avant le piège fatal ({ $card }) : +{ $rubies }.
   *[none] À l’expédition { $number }, { $name } part une carte avant le piège fatal ({ $card }) : +{ $rubies }.
}
diamant-why-best = { $you ->
    [seat] Ta meilleure expédition est la n° { $number } : +{ $rubies }.
   *[none] Meilleure expédition pour { $name } : la n° { $number }, +{ $rubies }.
}
diamant-rules-aim = But du jeu
    .DIA-11 = Il y a cinq expéditions dans une grotte. Chacune commence avec tout le monde à l’intérieur, les mains vides.
    .DIA-40 = Après la cinquième, ton score est la somme de ton coffre et de tes reliques. Le score le plus élevé gagne ; en cas d’égalité, la victoire est partagée.
diamant-rules-cards = Les cartes
    .DIA-1 = 15 trésors, avec 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 et 17 rubis.
    .DIA-2 = 15 pièges, trois de chaque type : araignée, serpent, lave, rocher et bélier.
    .DIA-3 = Avec les reliques : cinq reliques de valeur 5, 7, 8, 10 et 12.
    .DIA-4 = Un rubis vaut 1, un diamant 5. Cinq rubis s’échangent à tout moment contre un diamant : seul le total compte.
    .DIA-5 = Les gemmes ne s’épuisent jamais.
    .DIA-10 = Trésors et pièges sont mélangés en une seule pioche.
    .DIA-12 = Avec les reliques, la plus faible de celles qui restent est mélangée à la pioche avant chaque expédition.
diamant-rules-path = Le chemin
    .DIA-20 = La première carte de la pioche est retournée sur le chemin.
    .DIA-21 = Un trésor est partagé à parts égales entre tous les joueurs présents dans la grotte. Le reste du partage est laissé sur la carte.
    .DIA-22 = Le premier piège d’un type n’est qu’un avertissement.
    .DIA-23 = Le deuxième piège du même type met aussitôt fin à l’expédition : tous les joueurs présents dans la grotte perdent ce qu’ils portent.
    .DIA-24 = Une relique est simplement posée sur le chemin.
diamant-rules-choice = Rester ou partir
    .DIA-25 = Dans la grotte, chacun choisit en secret de rester ou de partir. Les choix sont dévoilés quand tout le monde a choisi.
    .DIA-26 = Les joueurs qui partent se partagent à parts égales les rubis du chemin ; le reste du partage y est laissé.
    .DIA-27 = Ta part et tout ce que tu portes vont dans ton coffre, à l’abri.
    .DIA-28 = Si une seule personne part, elle prend aussi toutes les reliques du chemin. Si plusieurs joueurs partent ensemble, personne ne les prend.
    .DIA-29 = Tant que quelqu’un est dans la grotte, on retourne la carte suivante.
diamant-rules-end = La fin d’une expédition
    .DIA-30 = Elle se termine quand tout le monde est parti, ou quand un deuxième piège du même type apparaît.
    .DIA-31 = Les rubis encore sur le chemin sont perdus.
    .DIA-32 = Si un piège y a mis fin, l’une des deux cartes piège identiques quitte le jeu pour de bon.
    .DIA-33 = Les reliques encore sur le chemin quittent le jeu ; une relique pas encore retournée reste dans la pioche.
    .DIA-34 = Toutes les autres cartes sont remélangées dans la pioche.
diamant-rules-score = Ce que tout le monde sait
    .DIA-41 = Tout le monde voit ce que contiennent les coffres.
diamant-origin = Le livret est complet. Seules les valeurs des trésors n’y sont pas : les nôtres sont celles des cartes imprimées.
    .DIA-1 = Le livret dit seulement qu’il y a quinze cartes trésor. Ce sont les valeurs des cartes imprimées.
    .DIA-5 = La boîte contient 60 rubis et 40 diamants. Le livret ne dit pas ce qui se passe quand il n’y en a plus : ici, il y en a toujours.
    .DIA-25 = Le livret ne dit pas si l’on peut changer d’avis avant que les choix soient dévoilés. Ici, on ne peut pas.
    .DIA-26 = D’après le livret, le reste est laissé sur n’importe quelle carte trésor ; ici, c’est la première. Cela ne change rien.
    .DIA-28 = D’après le livret, le joueur qui part en solo peut les prendre. Ici, cela se fait tout seul : on ne gagne rien à les laisser.
    .DIA-41 = Le livret ne dit pas si les coffres sont secrets. Tout le monde a vu ce qu’on y a mis, donc tout le monde peut regarder.
    .box = Un plateau avec cinq entrées de grotte ; après chaque expédition, une barricade en ferme une. On choisit avec deux cartes, l’une pour continuer, l’autre pour partir. Il y a 60 rubis qui valent 1 et 40 diamants qui valent 5, et on les échange au besoin. Une fiche résume une manche.

## Refus

diamant-refusal-in-camp = Te voilà au camp : attends la prochaine expédition.
diamant-refusal-already-chosen = Tu as déjà choisi, et un choix est définitif.
diamant-refusal-unknown-move = Tu n’as que deux choix : stay et leave.

## Raisons des bots

diamant-reason-leave-now = Partir maintenant, en solo : { $safe } à l’abri.
diamant-reason-one-more = { $risk ->
    [0] La prochaine carte ne peut rien te coûter et rapporte { $more } en moyenne.
   *[other] Encore une carte : { $risk } % de risque de tout perdre, mais { $more } de plus en moyenne : cela en vaut la peine.
}
diamant-reason-risk = Encore une carte : { $risk } % de risque de tout perdre, pour seulement { $more } de plus en moyenne.
diamant-reason-nothing-to-lose = Tu ne portes encore rien que tu puisses perdre.
diamant-reason-behind = Si tu pars maintenant, { $seat } a encore { $rubies } d’avance.
diamant-reason-alone = En solo dans la grotte, en comptant toute la pioche : continuer gagne dans { $stay } % des cas, partir dans { $leave } %.

## Apprendre

learn-diamant-treasure = Vous entrez ensemble dans une grotte. Le trésor est partagé, et chacun reçoit { $carried }. Le reste du partage est laissé sur la carte : { $left }.
learn-diamant-stay = Plus loin dans la grotte, ou retour au camp ? Chacun décide en secret. Choisis la torche : on continue !
learn-diamant-stay-hint = Le camp est sûr, mais alors ce sont les autres qui trouvent les trésors. Cette fois, continue !
learn-diamant-stay-praise = Personne n’est parti, alors on retourne la carte suivante : un trésor, { $share } pour chacun. Sur la carte, il en reste { $rest }.
learn-diamant-trap = On continue ! Quelle sera la prochaine carte ?
learn-diamant-trap-hint = Pas encore ! Une carte de plus.
learn-diamant-trap-praise = Une araignée ! Le premier piège d’un type n’est qu’un avertissement.
learn-diamant-warning = Tu vois le cadre rouge ? Il y a une araignée sur le chemin. S’il en vient une deuxième, tous les joueurs présents dans la grotte perdent ce qu’ils portent !
learn-diamant-leave = Il est temps de partir. Choisis la tente : en rentrant au camp, tu prends aussi les rubis du chemin.
learn-diamant-leave-hint = Trop dangereux ! Cette fois, rapporte tes rubis au camp.
learn-diamant-leave-praise = Tu portais { $carried } et tu as pris { $share } sur le chemin. Ton coffre contient maintenant { $chest }, à l’abri pour toujours !
learn-diamant-watch = Au camp, tu ne risques rien. Regarde les autres continuer.
learn-diamant-watch-praise = La deuxième araignée ! { $one } et { $two } perdent tout, { $lost } par personne. Une nouvelle expédition commence, et tout le monde est de nouveau dans la grotte.
learn-diamant-share = Pars encore une fois. Les joueurs qui partent en même temps se partagent les rubis du chemin.
learn-diamant-share-hint = Cette fois, pars, et regarde ce qui se passe sur le chemin.
learn-diamant-share-praise = { $one } part aussi : vous recevez { $share } par personne. Ton coffre contient maintenant { $chest }.
learn-diamant-nothing = À toi de décider. Tu ne portes encore rien : continuer ou partir ?
learn-diamant-nothing-hint = Tu n’as encore rien à perdre. Continue !
learn-diamant-nothing-praise = Les autres sont partis, tout le trésor est donc pour toi : { $share } !
learn-diamant-danger = Regarde les pièges : il y en a de quatre types sur le chemin. Continuer ou partir ?
learn-diamant-danger-hint = Encore un piège de ces types, et tu perds tout. Mieux vaut partir !
learn-diamant-danger-praise = Juste à temps ! Un deuxième serpent est venu, et chacun des autres a perdu { $lost }.
learn-diamant-win = La dernière expédition. Ton coffre : { $chest }. Tu portes : { $carried }. { $one } a { $rival }. Continuer ou partir ?
learn-diamant-win-hint = Fais le compte : ton coffre et ce que tu portes suffisent pour gagner. Pars !
learn-diamant-win-praise = La partie est terminée. Le joueur qui a le plus de rubis gagne, et c’est toi, avec { $score } !
learn-diamant-relic = On peut aussi jouer avec des reliques. Avant chaque expédition, une de plus rejoint la pioche. Celle-ci est sur le chemin, et elle ne se partage pas.
learn-diamant-together = Il faut partir en solo pour prendre les reliques. Les autres vont peut-être partir : continue !
learn-diamant-together-hint = Si les autres partent aussi, personne n’a la relique. Cette fois, continue !
learn-diamant-together-praise = Les autres sont partis ensemble : personne n’a pris la relique. Te voilà en solo dans la grotte !
learn-diamant-alone = Maintenant, pars, et emporte la relique !
learn-diamant-alone-hint = Si un piège termine l’expédition, la relique est perdue. Pars maintenant !
learn-diamant-alone-praise = Tu pars en solo : la relique est à toi. À la fin, elle vaut 5.
learn-diamant-back = Une nouvelle expédition. Les cartes du chemin sont retournées dans la pioche. Les rubis et les reliques laissés sur le chemin sont perdus pour tous.
learn-diamant-gone = Des araignées ont terminé deux expéditions, et chaque fois l’une d’elles est sortie du jeu. Il y a trois pièges de chaque type. Continuer ou partir ?
learn-diamant-gone-hint = Il ne reste qu’une araignée, et elle est déjà là. Il ne peut pas en venir d’autre : continue !
learn-diamant-gone-praise = Il n’y avait aucun danger, et voici un trésor : { $share } pour chacun !
learn-diamant-shared = La dernière expédition. Ton coffre : { $chest }. Tes reliques : 12. Tu portes : { $carried }. { $one } a { $rival }. Continuer ou partir ?
learn-diamant-shared-hint = Si la lave revient, tu perds ce que tu portes. Fais le compte : si tu pars, personne n’a plus que toi !
learn-diamant-shared-praise = Coffre et reliques font { $score }, et { $one } a autant. À égalité, la victoire est partagée : vous gagnez tous les deux !
