# Kadora; docs/words/fr.md

kadora-other-1 = l’île
browser-game-kadora = Kadora
browser-game-kadora-line = Pose une carte, prends celles qui vont avec, et sois en tête d’une couleur : sinon, tu le paieras.

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } carte dans les pioches
        [many] { $cards } cartes dans les pioches
       *[other] { $cards } cartes dans les pioches
    }
    [0] La fin
    [one] Le dernier tour
    [many] Encore { $last } tours
   *[other] Encore { $last } tours
}
kadora-signs = Une carte a une couleur, une valeur et une forme : ○ rond (r), □ carré (s), △ goutte (d). Une lettre seule est une carte face cachée. ★ est en tête dans une couleur ; la pénalité est ce que marquerait un joueur si la partie s’arrêtait maintenant. Le coup choisi pose »Y4○« et prend ›Y4○‹.
kadora-ask-give = offrir une couleur, ou tout garder ?
kadora-ask-place = pose une carte sur une case vide.
kadora-ask-draw = pioche à gauche ou à droite.
kadora-move-keep = Ne rien offrir
kadora-move-gift = Offrir à { $seat } tout ton butin en { $colour }
kadora-move-place = Poser { $card } en { $cell }
kadora-move-takes = Poser { $card } en { $cell } et prendre { $cards }
kadora-move-draw = { $row ->
    [left] Piocher à gauche : { $colour }
   *[right] Piocher à droite : { $colour }
}
kadora-block = Carré
kadora-row-left = gauche { $count }
kadora-row-right = droite { $count }
kadora-aside = écartées { $count }
kadora-head-open = pénalité
kadora-head-hand = main
kadora-event-aside = { $count } cartes sont écartées.
kadora-event-hand = { $you ->
    [seat] Tu reçois { $cards }.
   *[none] { $seat } reçoit { $count } cartes.
}
kadora-event-border = Le tour du carré est formé.
kadora-event-row = { $row ->
    [left] La pioche de gauche compte { $count } cartes.
   *[right] La pioche de droite compte { $count } cartes.
}
kadora-event-keep = { $you ->
    [seat] Tu n’offres rien.
   *[none] { $seat } n’offre rien.
}
kadora-event-gift = { $you ->
    [seat] Tu offres à { $to } tout ton butin en { $colour } : { $cards }.
    [to] { $seat } t’offre tout son butin en { $colour } : { $cards }.
   *[none] { $seat } offre à { $to } tout son butin en { $colour } : { $cards }.
}
kadora-event-place = { $you ->
    [seat] Tu poses { $card } en { $cell }.
   *[none] { $seat } pose { $card } en { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Tu prends { $cards } dans la colonne.
       *[row] Tu prends { $cards } dans la ligne.
    }
   *[none] { $line ->
        [column] { $seat } prend { $cards } dans la colonne.
       *[row] { $seat } prend { $cards } dans la ligne.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Tu pioches { $card } à gauche.
       *[right] Tu pioches { $card } à droite.
    }
   *[none] { $row ->
        [left] { $seat } pioche à gauche ({ $colour }).
       *[right] { $seat } pioche à droite ({ $colour }).
    }
}
kadora-event-refill = { $row ->
    [left] La pioche de gauche complète le carré : { $cards }.
   *[right] La pioche de droite complète le carré : { $cards }.
}
kadora-event-last-turns = Les deux pioches sont vides : { $turns ->
    [one] encore { $turns } tour.
    [many] encore { $turns } tours.
   *[other] encore { $turns } tours.
}
kadora-event-show = { $you ->
    [seat] Ta main rejoint ton butin : { $cards }.
   *[none] { $seat } ajoute sa main à son butin : { $cards }.
}
kadora-event-island = On retourne les cartes de l’île : { $cards }.
kadora-event-face-down = Le plus haut total en { $colour }, { $sum }, est retourné face cachée : { $seats }.
kadora-event-over = La partie est terminée.

## Le navigateur

kadora-option-seat-view = Compléter vu de ta place
kadora-option-seat-view-text = Les cases vides se remplissent dans le sens de lecture du joueur dont c’est le tour, comme autour d’une vraie table. Sinon, l’ordre est le même pour tout le monde.
kadora-option-lacking = Valeurs manquantes
kadora-option-lacking-text = Il manque une valeur à chaque couleur, et le livret ne dit pas laquelle. Sur chaque ligne, choisis la carte qui n’est pas dans ta boîte.
kadora-begins = D’après le livret, le joueur qui est allé le plus récemment sur une île commence.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = J
kadora-source-G = Ve
kadora-source-B = B
kadora-source-P = Vi
kadora-panel-aside = Écartées
kadora-card = le { $value } { $colour } ({ $kind })
kadora-back = un dos { $colour }
kadora-kind-round = rond
kadora-kind-square = carré
kadora-kind-drop = goutte
kadora-lay = Poser { $card } en { $cell }
kadora-hand = Ta main
kadora-loot = Butin
kadora-leads = en tête
kadora-steps = Étapes d’un tour
kadora-step-give = offrir
kadora-step-place = poser
kadora-step-draw = piocher
kadora-step-refill = compléter
kadora-last = { $turns ->
    [one] Le dernier tour
    [many] Encore { $turns } tours
   *[other] Encore { $turns } tours
}
kadora-give = Offrir une couleur
kadora-give-colour = Offrir tout ton butin en { $colour }
kadora-give-to = Offrir tout ton butin en { $colour } à
kadora-takes-nothing = Tu ne prends rien.
kadora-takes = Tu prends { $cards }. Ta pénalité : { $before } → { $after }.
kadora-would-lead = Tu passerais en tête en { $colours }.
kadora-full = Le carré est plein : maintenant, tu prends les cartes qui ne vont pas avec la tienne.
kadora-empty = vide
kadora-aside-text = { $players ->
    [2] { $count } cartes sont écartées. À la fin, on les retourne comme celles d’un troisième joueur, l’île, qui peut même gagner.
   *[other] { $count } cartes sont écartées et ne servent pas dans la partie. Leur dos montre leur couleur.
}
kadora-says-row = { $row ->
    [left] Pioche de gauche
   *[right] Pioche de droite
}, { $count ->
    [0] vide
    [one] { $count } carte : { $colours }
    [many] { $count } cartes, les prochaines : { $colours }
   *[other] { $count } cartes, les prochaines : { $colours }
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
    [true] { " " }(en tête)
   *[false] { "" }
}
kadora-says-loot = { $name } : { $loot } ; pénalité actuelle : { $open }.
kadora-says-seat = Pénalité actuelle : { $open }. { $loot ->
    [one] { $loot } carte
    [many] { $loot } cartes
   *[other] { $loot } cartes
} dans le butin. Main : { $hand }.
kadora-rules-aim = But du jeu
    .KAD-63 = À la fin, les valeurs encore visibles devant toi sont des points de pénalité. La plus petite pénalité gagne.
    .KAD-62 = Dans chaque couleur, le joueur qui a le plus haut total retourne ces cartes face cachée ; en cas d’égalité, tous les joueurs en tête le font.
    .KAD-64 = Un joueur qui n’a rien face cachée ne peut pas gagner.
kadora-rules-cards = Les cartes
    .KAD-1 = 72 cartes en six couleurs.
    .KAD-2 = Les valeurs vont de 1 à 5, mais il en manque une à chaque couleur. Il y a trois formes de diamant, et chaque couleur a toutes ses valeurs dans les trois formes.
    .KAD-3 = Le livret ne dit pas quelle valeur manque à chaque couleur. Notre choix : rouge 1, orange 2, jaune 3, vert 4, bleu 5, violet 3.
    .KAD-4 = Les formes sont le rond, le carré et la goutte.
    .KAD-5 = Le dos montre la couleur : tout le monde connaît les couleurs des mains, des pioches et des cartes écartées, mais rien de plus.
kadora-rules-setup = Avant la partie
    .KAD-10 = À 2, 3 ou 4 joueurs, 18, 12 ou 6 cartes sont écartées.
    .KAD-11 = Chacun reçoit quatre cartes.
    .KAD-12 = Douze cartes visibles forment le tour d’un carré de quatre sur quatre ; le milieu est vide.
    .KAD-13 = Les autres forment deux pioches face cachée, étalées pour que leurs couleurs se voient ; leur ordre ne change jamais.
    .KAD-14 = D’après le livret, c’est le joueur allé sur une île le plus récemment qui commence ; ici, c’est l’hôte qui choisit. On joue dans le sens des aiguilles d’une montre.
kadora-rules-give = Offrir une couleur
    .KAD-20 = D’abord, tu peux offrir tout ton butin d’une couleur à un joueur qui n’en a pas, si tu es en tête de cette couleur sans égalité. Un seul cadeau par tour.
    .KAD-21 = Si aucun cadeau n’est possible, tu passes directement à la pose d’une carte.
kadora-rules-take = Poser et prendre
    .KAD-30 = Pose une carte de ta main sur une case vide.
    .KAD-31 = Si sa colonne totalise alors 10 ou plus, tu y prends toutes les autres cartes de même couleur ou de même forme. La carte posée reste.
    .KAD-32 = Fais ensuite de même pour sa ligne.
    .KAD-33 = Les cartes prises sont posées face visible devant toi : c’est ton butin.
    .KAD-34 = Si ta carte remplit le carré et que tu ne prends aucune carte qui va avec, tu prends toutes les cartes de sa colonne et de sa ligne qui ne vont pas avec.
    .KAD-35 = Cela vaut aussi quand la colonne ou la ligne totalise 10 ou plus sans qu’aucune carte aille avec la tienne.
    .KAD-36 = Si cela ne te donne rien non plus, tu prends les six autres cartes de la colonne et de la ligne.
kadora-rules-draw = Piocher et compléter
    .KAD-40 = Prends la prochaine carte de l’une des deux pioches.
    .KAD-50 = Si plus de quatre cases sont vides, des cartes de cette pioche les remplissent dans le sens de lecture, jusqu’à ce qu’il en reste quatre vides.
    .KAD-51 = Le sens de lecture est le même pour tout le monde, quelle que soit la place, sauf si la table en a décidé autrement.
    .KAD-52 = Si cette pioche s’épuise, on continue avec l’autre.
kadora-rules-end = La fin
    .KAD-60 = Quand les deux pioches sont épuisées, on termine le tour en cours, puis chacun joue encore un tour, y compris le joueur dont c’était le tour.
    .KAD-61 = Ensuite, les mains rejoignent le butin.
    .KAD-65 = À pénalité égale, le joueur qui a le plus de cartes gagne, visibles ou non ; si l’égalité persiste, la victoire est partagée.
    .KAD-66 = À deux joueurs, les cartes écartées sont révélées avant le décompte : elles appartiennent à un troisième joueur, l’île. Elle compte dans chaque couleur, peut donc t’empêcher de retourner des cartes, et peut gagner aussi.
kadora-origin = Le livret est complet, mais ne nomme aucun auteur. Il ne dit pas quelle valeur manque à chaque couleur ; notre choix est donc une supposition : indique ce que contient ta boîte.
    .KAD-2 = Le livret ne dit pas combien il y a de chaque carte. Avec 72 cartes, six couleurs, quatre valeurs et trois formes, il y en a exactement une de chaque.
    .KAD-3 = Le livret dit qu’il manque une valeur à chaque couleur, mais pas laquelle. Si tu as la boîte, tu peux indiquer ce qu’elle contient.
    .KAD-4 = Le livret ne montre les trois formes qu’en images. Les noms sont de nous.
    .KAD-13 = Le livret parle de deux pioches, mais pas de pioches égales. Le nombre de cartes est toujours pair, donc nous le partageons en deux.
    .KAD-35 = Le livret ne parle que des colonnes et des lignes en dessous de 10. Mais ici aussi, le carré resterait plein, donc la même règle s’applique.
    .KAD-36 = Le livret ne prévoit pas ce cas. Sans cette règle, le carré resterait plein et plus personne ne pourrait poser de carte.
    .KAD-51 = Le livret dit : vu par le joueur. Sur un écran, tout le monde regarde du même côté, donc il n’y a qu’un sens. Autour d’une tablette, l’option donne à chacun le sien.
    .KAD-52 = Le livret ne dit pas ce qui se passe quand cette pioche est vide. Nous continuons avec l’autre, comme pour piocher.
    .tip = Le conseil du livret : si tu ne penses pas être en tête d’une couleur à la fin, mieux vaut l’offrir, car elle ne ferait que des points de pénalité.
    .story = Vous possédez une carte de l’île au trésor Kadora. Mais un sort pèse sur ses diamants : plus tu en as, plus il est lourd. Une seule chose le rompt : avoir, dans une couleur, plus que tous les autres.
kadora-cards = Chacune de ces cartes existe dans les trois formes : rond, carré et goutte.
kadora-why = { $you ->
    [seat] Tu es en tête dans { $count ->
        [one] { $count } couleur
        [many] { $count } couleurs
       *[other] { $count } couleurs
    } à la fin : rien qu’en { $colour } ({ $sum }), aucune pénalité pour toi.
   *[other] { $name } est en tête dans { $count ->
        [one] { $count } couleur
        [many] { $count } couleurs
       *[other] { $count } couleurs
    } à la fin : rien qu’en { $colour } ({ $sum }), aucune pénalité.
}
kadora-torn = N’est en tête dans aucune couleur pour l’instant. Un joueur qui ne retourne aucune couleur à la fin ne peut pas gagner.
kadora-lowest = La plus petite pénalité gagne
kadora-sail = Voile déchirée : aucune couleur retournée, pas de victoire

## Refus

kadora-refusal-give-now = « { $move } » n’est pas un coup pour l’instant : offre une couleur, par exemple gift Y 1, ou tape keep.
kadora-refusal-gift-or-keep = Tu peux offrir une couleur : fais-le d’abord, ou choisis de ne rien offrir.
kadora-refusal-keep-alone = Tape keep et rien d’autre.
kadora-refusal-gift-of-what = Indique la couleur à offrir et la place qui la reçoit, par exemple gift Y 1.
kadora-refusal-gift-to-whom = Indique aussi la place qui reçoit tout ton butin en { $colour }, par exemple gift { $letter } 1.
kadora-refusal-gift-too-long = Un cadeau, c’est une couleur pour une place, par exemple gift Y 1, et rien d’autre.
kadora-refusal-no-such-colour = La couleur « { $colour } » n’existe pas : les couleurs sont R, O, Y, G, B et P.
kadora-refusal-no-such-receiver = Il n’y a pas de place « { $to } » à qui offrir une couleur : les places vont de 0 à { $last }.
kadora-refusal-gift-to-yourself = Tu ne peux offrir une couleur qu’à un autre joueur.
kadora-refusal-nothing-to-give = Ton butin n’a rien à offrir en { $colour }.
kadora-refusal-not-leading = { $other } est en tête en { $colour }, { $most } contre { $own } pour toi : il faut être en tête d’une couleur pour l’offrir.
kadora-refusal-lead-shared = Toi et { $other } êtes à égalité en { $colour }, { $own } de chaque côté : il faut être en tête sans égalité pour l’offrir.
kadora-refusal-receiver-has-colour = { $to } a déjà des cartes en { $colour } dans son butin et ne peut donc pas en recevoir.
kadora-refusal-gift-too-late = Un seul cadeau par tour, et seulement avant de poser une carte : c’est trop tard.
kadora-refusal-keep-too-late = Le moment d’offrir est passé, il n’y a plus rien à refuser.
kadora-refusal-no-gift-possible = Aucun cadeau n’est possible à ce tour, il n’y a donc rien à refuser.
kadora-refusal-place-now = « { $move } » n’est pas un coup pour l’instant : pose une carte, par exemple place Y4r b2.
kadora-refusal-place-what = Indique une carte de ta main et une case vide, par exemple place Y4r b2.
kadora-refusal-place-where = Indique aussi la case vide pour { $card }.
kadora-refusal-place-too-long = Une carte va sur une case, par exemple place Y4r b2, et rien d’autre.
kadora-refusal-place-first = Pose d’abord une carte ; tu pioches ensuite.
kadora-refusal-no-such-card = « { $card } » n’est pas une carte : une carte a une couleur, une valeur et une forme, par exemple Y4r.
kadora-refusal-no-such-value = « { $card } » n’existe pas : les valeurs vont de 1 à 5.
kadora-refusal-no-such-kind = « { $card } » n’existe pas : les formes sont r, s et d.
kadora-refusal-lacking-card = { $card } n’existe pas : dans cette partie, il n’y a pas de { $value } en { $colour }.
kadora-refusal-no-such-cell = La case « { $cell } » n’existe pas : le carré va de a1 à d4.
kadora-refusal-not-in-hand = Tu n’as pas { $card } en main.
kadora-refusal-cell-taken = La case { $cell } n’est pas vide : il y a déjà { $card }.
kadora-refusal-placed-already = Tu as déjà posé une carte à ce tour ; maintenant, pioches-en une.
kadora-refusal-draw-now = « { $move } » n’est pas un coup pour l’instant : pioche une carte, par exemple draw left.
kadora-refusal-draw-where = Indique la pioche à utiliser : left ou right.
kadora-refusal-draw-too-long = Pioche une carte dans une pioche, par exemple draw left, et rien d’autre.
kadora-refusal-no-such-row = Il n’y a pas de pioche « { $row } » : choisis left ou right.

## Raisons des bots

kadora-reason-takes-lead = Tu passes en tête en { $colour } : { $mine } contre { $best }.
kadora-reason-shares-lead = Tu arrives à égalité en { $colour } : { $mine } de chaque côté.
kadora-reason-safer-lead = Ta première place en { $colour } est plus sûre : { $mine } contre { $best }.
kadora-reason-breaks-lead = { $seat } n’est plus en tête en { $colour }, et sa pénalité augmente de { $points }.
kadora-reason-penalty = Tu prends { $points } dans des couleurs où quelqu’un d’autre est en tête.
kadora-reason-takes-nothing = Tu ne prends aucune carte, donc ta pénalité n’augmente pas.
kadora-reason-sheds-card = { $card } quitte ta main, où cette carte pourrait te coûter des points de pénalité.
kadora-reason-island = L’île a { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
} en { $colour }, soit environ { $points }.
kadora-reason-draw-led = La prochaine carte est en { $colour }, et tu es en tête dans cette couleur.
kadora-reason-draw-value = Les cartes en { $colour } que tu n’as pas vues valent { $points } en moyenne.
kadora-reason-keep-lead = Tu es en tête en { $colour }, { $mine } contre { $best } : tant que tu le restes, cela ne te coûte rien.
kadora-reason-gift-danger = Tu es en tête en { $colour } avec { $lead } d’avance, mais il en reste { $left } à gagner.
kadora-reason-gift-burden = { $seat } aurait alors { $points } en { $colour } et devrait rester en tête.

## Apprendre

learn-kadora-block = Les cartes forment un carré de quatre sur quatre. Chacune a une couleur, un nombre et un diamant : rond, carré ou goutte.
learn-kadora-lay = Pose le 1 vert sur la case indiquée. Tant que la colonne et la ligne restent sous 10, rien ne se passe.
learn-kadora-cell-hint = Prends la case indiquée, cette fois.
learn-kadora-lay-hint = Prends le 1 vert, cette fois.
learn-kadora-lay-praise = Les deux totaux sont sous 10 : tu ne prends rien.
learn-kadora-take = Pose le 4 jaune sur la case indiquée. La colonne atteint 10 : tu dois prendre toutes les cartes qui vont avec la tienne.
learn-kadora-take-hint = Prends le 4 jaune, cette fois.
learn-kadora-take-praise = Tu prends { $count } cartes. L’une a la même couleur, l’autre le même diamant.
learn-kadora-loot = Voici ton butin. À la fin, il te donne des points de pénalité. Seules les couleurs où tu as le plus haut total, la couronne, ne coûtent rien.
learn-kadora-draw = Pioche une carte dans une des pioches. Les dos montrent la couleur.
learn-kadora-draw-praise = La même pioche complète le carré jusqu’à ce qu’il reste quatre cases vides.
learn-kadora-crown = { $one } a 4 en bleu, et toi 3. Où ton 1 bleu peut-il prendre encore du bleu ?
learn-kadora-crown-hint = Pose le 1 bleu dans une colonne qui atteint 10 et qui contient du bleu.
learn-kadora-crown-praise = Maintenant, c’est toi qui as le plus de bleu. La couronne est à toi !
learn-kadora-spare = Maintenant, ne prends rien ! Trouve une carte et une case où rien n’est pris.
learn-kadora-spare-hint = Là, tu prendrais des cartes. Les petits nombres montrent les totaux à l’avance.
learn-kadora-spare-praise = Rien de pris, cette fois. Mais attention : un joueur sans carte face cachée à la fin ne peut pas gagner !
learn-kadora-gift = Tu es en tête en violet. Mais regarde les dos : { $two } a aussi du violet en main. Offre ton violet à { $one } avant d’en payer le prix !
learn-kadora-gift-hint = Alors { $two } risque de te dépasser, et ton violet te coûtera des points de pénalité.
learn-kadora-gift-praise = Maintenant, c’est à { $one } de rester en tête.
learn-kadora-end = Le dernier tour : pose ta carte. Ensuite, les plus hauts totaux sont retournés face cachée, et le reste compte.
learn-kadora-end-praise = Ta pénalité est de { $score } ; { $one } a { $rival }. La plus petite gagne, et c’est la tienne !
learn-kadora-both = Pose le 4 orange sur la case indiquée. La colonne et la ligne atteignent toutes deux 10 : tu prends les cartes qui vont avec, dans les deux.
learn-kadora-both-hint = Prends le 4 orange, cette fois.
learn-kadora-both-praise = Tu prends deux cartes de la colonne et deux de la ligne. Ta propre carte reste.
learn-kadora-full = Il ne reste qu’une case vide. Avec la carte qui remplit le carré, tu prends toujours quelque chose. Pose le 1 vert !
learn-kadora-full-hint = Prends le 1 vert, cette fois.
learn-kadora-full-praise = Les deux totaux sont sous 10 : cette fois, tu prends les cartes qui ne vont pas avec la tienne : { $cards }.
learn-kadora-last = Il ne reste que deux cartes à piocher. Pioches-en une : l’autre va dans le carré.
learn-kadora-last-praise = Les deux pioches sont vides. Chacun a encore un tour, et le tien est le dernier.
learn-kadora-hand = Le dernier tour ! Les cartes qui restent dans ta main rejoignent ton butin. De laquelle te débarrasses-tu ?
learn-kadora-hand-hint = Avec le 5 rouge, tu es en tête en rouge. Laquelle des autres cartes te coûte le plus ?
learn-kadora-hand-praise = Tu es en tête en rouge, donc le rouge ne te coûte rien. Ta pénalité n’est que de { $score } : tu gagnes !
learn-kadora-nothing = { $one } n’a rien pris du tout. Pose ta dernière carte et regarde le résultat.
learn-kadora-nothing-praise = { $one } n’a pas de pénalité, mais sans carte face cachée, on ne peut pas gagner. Ta pénalité est de { $score } : tu gagnes !
learn-kadora-equal = { $one } aura la même pénalité que toi. Pose ta dernière carte : qu’est-ce qui décide ?
learn-kadora-equal-praise = Vous avez tous les deux { $score }. Le joueur qui a le plus de cartes gagne alors. Toi : { $cards }. { $one } : { $rival }.
learn-kadora-island = À deux joueurs, les cartes écartées sont un troisième joueur : l’île. Elle peut être en tête, et même gagner. Pose ta dernière carte !
learn-kadora-island-praise = L’île est en tête en rouge, ton rouge te coûte donc 2. Mais sa pénalité est de { $island } et la tienne de { $score } : tu gagnes !
