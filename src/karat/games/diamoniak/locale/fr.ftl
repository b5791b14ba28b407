# Diamoniak; docs/words/fr.md

browser-game-diamoniak = Diamoniak
browser-game-diamoniak-line = Pioche tant que tu l’oses, construis ton château, et gare à la sorcière.

diamoniak-where = { $deck ->
    [one] { $deck } carte dans la pioche
    [many] { $deck } cartes dans la pioche
   *[other] { $deck } cartes dans la pioche
}
diamoniak-signs = ♜ est une carte château, en couleur dès qu’elle fait partie d’un château ; ♦ est un diamant, ✶ une fée. Les cartes château des autres couleurs sont sur l’étagère.
diamoniak-ask-draw = pioche une carte.
diamoniak-ask-buy = pioche une carte, ou achètes-en une pour trois diamants.
diamoniak-ask-again = continuer à piocher, ou passer la main ?
diamoniak-ask-witch = { $owed ->
    [one] une sorcière ! Donne-lui encore { $owed } carte.
    [many] une sorcière ! Donne-lui { $owed } de tes cartes.
   *[other] une sorcière ! Donne-lui { $owed } de tes cartes.
}
diamoniak-ask-fairy = une sorcière ! Chasse-la avec une fée, ou donne-lui { $owed ->
    [one] { $owed } carte.
    [many] { $owed } de tes cartes.
   *[other] { $owed } de tes cartes.
}
diamoniak-move-draw = Piocher une carte
diamoniak-move-stop = Passer la main et tout garder
diamoniak-move-fairy = Chasser la sorcière avec une fée
diamoniak-move-buy = Acheter une carte château de ta couleur à { $seat }
diamoniak-move-give = Donner { $card } à la sorcière
diamoniak-head-castle = château
diamoniak-no-castle = pas encore de château
diamoniak-head-store = étagère
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
    [seat] C’est à toi de jouer.
   *[none] C’est à { $seat } de jouer.
}
diamoniak-event-shuffle = La défausse est mélangée pour former une nouvelle pioche ({ $cards }).
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Tu pioches { $card } et l’ajoutes à ton château.
        [discard] Tu pioches { $card } !
       *[store] Tu pioches { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } pioche { $card } et l’ajoute à son château.
        [discard] { $seat } pioche { $card } !
       *[store] { $seat } pioche { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } carte passe de l’étagère au château { $colour }.
    [many] { $cards } cartes passent de l’étagère au château { $colour }.
   *[other] { $cards } cartes passent de l’étagère au château { $colour }.
}
diamoniak-event-stop = { $you ->
    [seat] Tu passes la main.
   *[none] { $seat } passe la main.
}
diamoniak-event-fairy = { $you ->
    [seat] Ta fée chasse la sorcière.
   *[none] { $seat } a une fée, qui chasse la sorcière.
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
    [seat] Tu n’as plus de château, et le château { $colour } redevient libre.
   *[none] { $seat } n’a plus de château, et le château { $colour } redevient libre.
}
diamoniak-event-buy = { $you ->
    [seat] Tu achètes { $card } à { $from } pour { $diamonds } diamants.
    [from] { $seat } t’achète { $card } pour { $diamonds } diamants.
   *[none] { $seat } achète { $card } à { $from } pour { $diamonds } diamants.
}
diamoniak-event-over = { $you ->
    [winner] Ton château est complet !
   *[none] { $winner } a un château complet !
}

## Le navigateur

diamoniak-option-keep-colour = Ta couleur est à toi pour de bon
diamoniak-option-keep-colour-text = Un joueur qui perd sa dernière carte château face à une sorcière garde sa couleur, et personne d’autre ne peut la construire.
diamoniak-begins = D’après le livret, c’est le plus jeune joueur qui commence.
diamoniak-source-castle = Château
diamoniak-source-diamonds = Diamants
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Passer la main
diamoniak-choose-fairy = Fée !
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
diamoniak-rules-aim = But du jeu
    .MON-50 = Reconstitue avant les autres un château de six cartes : avec la sixième, tu gagnes aussitôt.
diamoniak-rules-cards = Les cartes
    .MON-1 = 55 cartes : six cartes château dans chacune des quatre couleurs, 20 diamants, 8 sorcières, 3 fées.
    .MON-2 = Les cartes château sont roses, bleues, vertes ou jaunes, et celles d’une même couleur sont identiques.
    .MON-3 = Tout est visible, sauf la pioche.
diamoniak-rules-turn = Ton tour
    .MON-10 = D’après le livret, c’est le plus jeune joueur qui commence ; ici, c’est l’hôte qui choisit. On joue dans le sens des aiguilles d’une montre.
    .MON-11 = Achète une carte, ou pioches-en au moins une.
    .MON-12 = Après chaque carte château, diamant ou fée, tu peux continuer à piocher ou passer la main.
    .MON-16 = Les diamants et les fées vont sur ton étagère.
    .MON-40 = Quand la pioche est épuisée, la défausse est mélangée pour former une nouvelle pioche.
diamoniak-rules-castle = Ton château
    .MON-13 = Ta première carte château d’une couleur que personne ne construit décide du château que tu construis.
    .MON-14 = Une carte château d’une couleur que quelqu’un d’autre construit va sur ton étagère, et tu n’as toujours pas de château.
    .MON-15 = Dès que tu construis, les cartes château de ta couleur rejoignent ton château ; toutes les autres vont sur ton étagère.
    .MON-17 = Si tu perds la dernière carte de ton château, sa couleur redevient libre pour tout le monde.
    .MON-18 = Quand tu commences une couleur, les cartes de cette couleur qui sont sur ton étagère rejoignent aussitôt ton château.
diamoniak-rules-witch = La sorcière
    .MON-20 = Si tu pioches une sorcière, tu ne peux plus piocher. Dès qu’elle a eu ses cartes ou que tu l’as chassée, tu passes la main.
    .MON-21 = Elle prend trois de tes cartes : tu choisis lesquelles, diamants ou cartes château, même de ton propre château. Elles sont défaussées avec elle. S’il t’en reste moins de trois, elle les prend toutes.
    .MON-22 = Tu ne perds jamais de fée contre elle.
    .MON-23 = Une fée peut la contrer : les deux sont défaussées, et tu ne perds rien d’autre.
    .MON-24 = S’il n’y a rien à choisir, tout se fait automatiquement.
diamoniak-rules-buy = Acheter
    .MON-30 = Au lieu de piocher, tu peux acheter à un autre joueur une carte château de ta couleur pour trois diamants.
    .MON-31 = C’est tout ton tour, et l’autre joueur ne peut pas refuser.
    .MON-32 = Il n’est pas possible d’acheter une carte qui ne soit pas de ta couleur.
diamoniak-rules-end = Le décompte
    .MON-51 = Le score affiche 100 par carte château et 1 par diamant, mais seul le joueur au château complet gagne.
diamoniak-origin = Le livret est complet, en dix langues, mais il ne contient aucun exemple. Il laisse quelques questions ouvertes, et ses langues ne sont pas toujours d’accord.
    .MON-2 = Le livret ne nomme pas les couleurs. Ce sont celles des cartes.
    .MON-17 = Le livret ne dit pas ce qui se passe quand une sorcière prend tout un château. Une couleur que personne ne construit est libre, donc n’importe qui peut la commencer.
    .MON-18 = Le livret ne le dit pas. Ce sont tes cartes, et leur place est dans ton château.
    .MON-22 = D’après le livret, le joueur qui a moins de trois cartes les rend toutes. Juste avant, il nomme ce que prend la sorcière : des diamants et des parties de château. Nous lisons donc « cartes » ainsi.
    .MON-23 = Le texte espagnol met la sorcière et la fée sur la pioche. Tous les autres les mettent à côté, et nous aussi.
    .MON-31 = Le texte suédois interdit seulement de piocher d’autres cartes après un achat. D’après tous les autres, l’acheteur ne pioche pas de carte à ce tour, et nous les suivons.
    .MON-40 = Huit langues disent « toutes les cartes », l’allemand et le russe parlent des cartes défaussées. Les châteaux et les étagères restent en place, il s’agit donc de la défausse. Le moment exact n’est pas dit : ici, c’est quand il faut la carte suivante.
diamoniak-choose-draw = Piocher
diamoniak-move-give-cards = Donner { $count } cartes à la sorcière
diamoniak-event-draw-cards = { $you ->
    [seat] Tu pioches { $things }.
   *[none] { $seat } pioche { $things }.
}
diamoniak-event-give-cards = { $you ->
    [seat] Tu donnes { $things } à la sorcière.
   *[none] { $seat } donne { $things } à la sorcière.
}
diamoniak-event-lose-cards = { $you ->
    [seat] La sorcière te prend { $things }.
   *[none] La sorcière prend { $things } à { $seat }.
}
diamoniak-why-buy = { $you ->
    [seat] Tu as acheté { $count } de tes six cartes château.
   *[none] { $name } a acheté { $count } des six cartes château.
}
diamoniak-why-turn = { $you ->
    [seat] À ton meilleur tour, tu as ajouté { $count } cartes château.
   *[none] En un seul tour, { $name } a ajouté { $count } cartes château.
}
diamoniak-why-draw = { $you ->
    [seat] Il t’a fallu { $count } cartes de la pioche.
   *[none] { $name } a pioché { $count } cartes pour y arriver.
}

## Refus

diamoniak-refusal-unknown-move = « { $move } » n’est pas un coup : utilise draw, stop, fairy, buy avec une place, ou give avec une carte.
diamoniak-refusal-witch-ends-drawing = Tu as pioché une sorcière, tu ne peux donc plus piocher : donne-lui des cartes, ou chasse-la avec une fée.
diamoniak-refusal-witch-not-settled = Ton tour n’est pas fini : la sorcière attend encore ses cartes.
diamoniak-refusal-must-draw = Tu n’as pas encore pioché : pioche au moins une carte, ou achètes-en une.
diamoniak-refusal-no-witch-to-counter = Une fée chasse une sorcière, et tu n’en as pas pioché.
diamoniak-refusal-fairy-too-late = Tu as déjà commencé à donner des cartes à la sorcière : c’est trop tard pour la fée.
diamoniak-refusal-no-fairy = Tu n’as pas de fée.
diamoniak-refusal-nothing-to-give = Tu n’as pas pioché de sorcière, il n’y a donc rien à donner.
diamoniak-refusal-fairy-is-no-payment = Une sorcière prend des diamants et des cartes château, mais jamais de fée.
diamoniak-refusal-witch-is-no-payment = Une sorcière prend des diamants et des cartes château, mais pas une autre sorcière.
diamoniak-refusal-not-held = Tu n’as pas cette carte à donner : { $card }.
diamoniak-refusal-buying-with-witch = Tu as pioché une sorcière, tu ne peux donc pas acheter de carte à ce tour.
diamoniak-refusal-buying-after-drawing = Tu as déjà pioché à ce tour, tu ne peux donc plus acheter de carte.
diamoniak-refusal-no-such-seller = Il n’y a pas de place { $seller } à qui acheter : les places vont de 0 à { $last }.
diamoniak-refusal-own-store = Tu ne peux acheter qu’à un autre joueur.
diamoniak-refusal-no-castle = Tu ne construis pas encore de château, tu n’as donc pas de couleur à acheter.
diamoniak-refusal-too-few-diamonds = Une carte château coûte trois diamants, et tu en as { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } n’a pas de carte du château { $colour }, et il n’en faut pas d’autre au tien.

## Raisons des bots

diamoniak-reason-wins = C’est la sixième carte de ton château : tu gagnes.
diamoniak-reason-one-more = Encore une carte : { $own } % pour ton château, { $witch } % pour une sorcière.
diamoniak-reason-start = Encore une carte : { $start } % pour commencer un château, { $witch } % pour une sorcière.
diamoniak-reason-safe = Il n’y a plus de sorcière dans la pioche.
diamoniak-reason-fairy-ready = Ta fée chasserait une sorcière.
diamoniak-reason-cushion = Une sorcière n’aurait que des cartes en trop ; tu en as { $spare }.
diamoniak-reason-castle-at-stake = Une sorcière coûterait à ton château { $castle ->
    [one] { $castle } carte.
    [many] { $castle } cartes.
   *[other] { $castle } cartes.
}
diamoniak-reason-counted = En comptant toute la pioche : continuer gagne dans environ { $draw } % des cas, passer la main dans { $stop } %.
diamoniak-reason-keeps = En passant la main, tu gardes tout ; ensuite, c’est à { $seat } de piocher.
diamoniak-reason-buys = Ton château aurait alors à coup sûr { $castle } des 6 cartes, mais ce tour n’apporterait rien d’autre.
diamoniak-reason-pays = { $seat } reçoit trois diamants en échange, et il t’en reste { $left }.
diamoniak-reason-fairy-saves = { $spare ->
    [0] La fée sauve { $castle ->
        [one] { $castle } carte
        [many] { $castle } cartes
       *[other] { $castle } cartes
    } de ton château.
   *[other] La fée sauve { $spare ->
        [one] { $spare } carte en trop
        [many] { $spare } cartes en trop
       *[other] { $spare } cartes en trop
    }{ $castle ->
        [0] {"."}
       *[other] {" "}et { $castle } de ton château.
    }
}
diamoniak-reason-diamond-idle = Personne n’a de carte que tes diamants pourraient acheter.
diamoniak-reason-diamonds-left = Tu gardes { $left ->
    [one] { $left } diamant
    [many] { $left } diamants
   *[other] { $left } diamants
} ; les autres ont { $held ->
    [one] { $held } carte
    [many] { $held } cartes
   *[other] { $held } cartes
} de ta couleur.
diamoniak-reason-frees = { $seat } a { $castle } des 6 cartes du château { $colour } et pourrait piocher celle-ci après le prochain mélange.
diamoniak-reason-ransom = { $seat } a assez de diamants pour te l’acheter : { $diamonds }.
diamoniak-reason-nobody-builds = Personne ne construit le château { $colour }.
diamoniak-reason-own-castle = C’est une carte de ton propre château, auquel il en resterait { $castle }.

## Apprendre

learn-diamoniak-draw = Touche la pioche ! Puis touche le grand bouton.
learn-diamoniak-draw-praise = Hourra, une carte château ! Ton château est rose.
learn-diamoniak-again = Pioche encore une carte !
learn-diamoniak-again-hint = Pioche encore une carte.
learn-diamoniak-again-praise = Un diamant ! Il va sur ton étagère.
learn-diamoniak-stop = Maintenant, touche la main. Comme ça, tu gardes tout.
learn-diamoniak-stop-hint = Cette fois, arrête-toi : touche la main !
learn-diamoniak-stop-praise = Tout est à l’abri ! Maintenant, { $one } commence un château bleu.
learn-diamoniak-six = Il faut six cartes à ton château. Pioche !
learn-diamoniak-six-praise = Encore une carte château ! Tu en as maintenant { $pieces }.
learn-diamoniak-other = Pioche encore !
learn-diamoniak-other-praise = Une carte château bleue. Ce n’est pas ta couleur : elle va sur ton étagère.
learn-diamoniak-more = Encore une carte !
learn-diamoniak-more-praise = Oh non, la sorcière ! Elle veut trois de tes cartes.
learn-diamoniak-give = Donne-lui la carte bleue. Tu n’en as pas besoin.
learn-diamoniak-give-hint = Donne-lui d’abord la carte bleue.
learn-diamoniak-castle-hint = Pas ton château ! Donne-lui autre chose.
learn-diamoniak-give-praise = Bien ! Elle en veut encore deux.
learn-diamoniak-two = Donne-lui un diamant.
learn-diamoniak-one = Et encore un diamant.
learn-diamoniak-one-praise = La sorcière s’envole. Ton château est toujours debout !
learn-diamoniak-fairy = Encore la sorcière ! Mais tu as une fée. Touche la fée !
learn-diamoniak-fairy-hint = Touche la fée. Comme ça, tu ne perds rien d’autre.
learn-diamoniak-fairy-praise = La fée chasse la sorcière !
learn-diamoniak-buy = { $one } a une carte château rose. Achète-la pour trois diamants !
learn-diamoniak-buy-hint = Touche la carte rose chez { $one }.
learn-diamoniak-buy-praise = Ton château a maintenant cinq cartes !
learn-diamoniak-win = Il ne manque plus qu’une carte. Pioche !
learn-diamoniak-win-praise = Ton château est complet. Tu as gagné !
learn-diamoniak-taken = { $one } construit le château bleu. Pioche une carte !
learn-diamoniak-taken-praise = Une carte château bleue. Le bleu est pris : elle va sur ton étagère. Tu n’as toujours pas de château.
learn-diamoniak-join = Personne ne construit en vert. Pioche une carte !
learn-diamoniak-join-praise = Le vert est ta couleur ! La carte verte de ton étagère rejoint aussi ton château.
learn-diamoniak-few = Tu n’as que deux cartes. Pioche !
learn-diamoniak-few-praise = La sorcière ! Elle prend les deux. Tu n’as plus de château, mais tu peux en commencer un autre dans une couleur libre.
learn-diamoniak-spare = La sorcière ! Mais tu as trois cartes inutiles. Donne-lui une carte bleue et garde ta fée !
learn-diamoniak-spare-fairy = C’est permis. Mais garde ta fée pour plus tard : donne-lui une carte bleue.
learn-diamoniak-spare-hint = Donne-lui d’abord une carte bleue.
learn-diamoniak-spare-praise = Elle prend les trois cartes. Ta fée, elle ne peut jamais la prendre !
learn-diamoniak-empty = La pioche est vide. Pioche quand même !
learn-diamoniak-empty-praise = La défausse devient la nouvelle pioche. Oh non, la sorcière ! Mais tu n’as rien à lui donner, et ta fée reste.
learn-diamoniak-sixth = { $one } a ta sixième carte. Achète-la au lieu de piocher : { $one } ne peut pas refuser !
learn-diamoniak-sixth-praise = Ton château est complet. Avec six cartes, on gagne tout de suite !
