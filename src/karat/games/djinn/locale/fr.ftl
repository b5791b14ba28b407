# Djinn; docs/words/fr.md

browser-game-djinn = Djinn
browser-game-djinn-line = Gagne des plis, conserve des trésors, traverse trois cavernes, et laisse un djinn bousculer les règles.

djinn-where = Manche { $phase }, { $left ->
    [0] tous les plis sont joués
    [one] le dernier pli
    [many] encore { $left } plis
   *[other] encore { $left } plis
}
djinn-signs = Une carte s’écrit avec sa couleur et son nombre : P violet, G vert, Y jaune, B bleu. Si deux cartes sont égales, la première jouée est la plus forte.
djinn-ask-lead = entame le pli.
djinn-ask-play = joue une carte ; couleur demandée : { $colour }. Tu dois la fournir si tu en as.
djinn-ask-after = joue une carte Djinn, ou choisis Terminer.
djinn-ask-keep = tu as gagné le pli : conserve { $count ->
    [one] une de ses cartes.
    [many] { $count } de ses cartes.
   *[other] { $count } de ses cartes.
}
djinn-ask-cave = surmonte une épreuve avec les cartes que tu as conservées.
djinn-move-play = Jouer { $card }
djinn-move-done = Terminer
djinn-move-without = Ne pas jouer de carte Djinn
djinn-move-keep = Conserver { $card }
djinn-move-cave = { $task } : { $cards }
djinn-move-trump = Djinn : le { $colour } devient atout
djinn-move-replace = Djinn : remplacer la carte jouée par { $seat }
djinn-move-free = Djinn : jouer la couleur de ton choix
djinn-move-swap = Djinn : échanger ta carte avec { $seat }
djinn-move-highest = Djinn : conserver la carte la plus haute
djinn-move-lowest = Djinn : la carte la plus basse gagne
djinn-move-notrump = Djinn : pas d’atout dans ce pli
djinn-move-fifteen = Djinn : ta carte compte pour 15
djinn-move-double = Djinn : conserver deux cartes si tu gagnes
djinn-effect-trump = nouvel atout
djinn-effect-replace = remplacer une carte
djinn-effect-free = couleur au choix
djinn-effect-swap = échanger les cartes
djinn-effect-highest = conserver la plus haute
djinn-effect-lowest = la plus basse gagne
djinn-effect-notrump = sans atout
djinn-effect-fifteen = compte pour 15
djinn-effect-double = en conserver deux
djinn-task-run = suite de { $level } cartes
djinn-task-pairs = { $level ->
    [3] une paire et une carte inférieure
    [4] deux paires
   *[5] deux paires et une carte inférieure
}
djinn-task-under = { $level } cartes, total inférieur à { $under }
djinn-task-over = { $level } cartes, total supérieur à { $over }
djinn-task-exact = { $level } cartes, total égal à { $under }
djinn-task-colour = { $level } cartes de même couleur
djinn-trump = Atout
djinn-piles = pioche { $deck }, défausse { $discard }, Djinn { $djinn }
djinn-trick = Pli
djinn-trick-empty = aucune carte jouée pour l’instant
djinn-last-trick = Dernier pli, gagné par { $seat }
djinn-counts-as = { $card } compte pour { $number }
djinn-effects = Effets en cours
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Cavernes
djinn-cave = { $level } : { $tasks }
djinn-cave-closed = face cachée
djinn-head-level = niveau
djinn-head-cards = cartes
djinn-head-djinns = Djinn
djinn-head-kept = conservées
djinn-discards = Défausse
djinn-own = Tes cartes Djinn
djinn-event-row = Les cavernes de niveau { $level } s’ouvrent : { $tasks }.
djinn-event-draw = { $you ->
    [seat] Tu pioches la carte Djinn « { $effect } ».
   *[none] { $seat } pioche une carte Djinn.
}
djinn-event-djinn-shuffled = Les cartes Djinn jouées sont mélangées pour former une nouvelle pioche ({ $size }).
djinn-event-phase = La manche { $number } commence ; { $you ->
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
djinn-event-trump = On retourne { $card } : le { $colour } est atout.
djinn-event-play = { $you ->
    [seat] Tu joues { $card }.
   *[none] { $seat } joue { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Tu joues la carte Djinn « { $effect } »{ $argument }.
   *[none] { $seat } joue la carte Djinn « { $effect } »{ $argument }.
}
djinn-event-djinn-argument = { " " }({ $what })
djinn-event-replace = { $you ->
    [seat] { $card } remplace ta carte ({ $discarded }).
   *[none] { $card } remplace la carte jouée par { $seat } ({ $discarded }).
}
djinn-event-done = { $you ->
    [seat] Tu termines ton tour.
   *[none] { $seat } termine son tour.
}
djinn-event-trick = { $you ->
    [seat] Tu gagnes le pli.
   *[none] { $seat } gagne le pli.
}
djinn-event-keep = { $you ->
    [seat] Tu conserves { $card }.
   *[none] { $seat } conserve { $card }.
}
djinn-event-discard = Cartes défaussées : { $cards }.
djinn-event-cave = { $you ->
    [seat] Tu surmontes l’épreuve « { $task } » avec { $cards } et atteins le niveau { $level }.
   *[none] { $seat } surmonte l’épreuve « { $task } » avec { $cards } et atteint le niveau { $level }.
}
djinn-event-over = La partie est terminée.

## Le navigateur

djinn-option-open-memory = Défausse visible
djinn-option-open-memory-text = Tout le monde peut consulter les trésors défaussés. Sinon, il faut s’en souvenir.
djinn-option-djinn-deck = Cartes Djinn
djinn-option-djinn-deck-text = Combien de cartes de chaque sorte il y a dans la pioche. Indique ce que contient ta boîte ; une sorte à 0 ne joue pas.
djinn-begins = D’après le livret, le joueur à gauche du donneur entame ; le livret ne dit pas qui donne.
djinn-source-kept = Trésors restants
djinn-panel-trick = Dernier pli
djinn-card = le { $number } { $colour }
djinn-no-trump = sans atout
djinn-hand = Ta main
djinn-kept = { $count ->
    [0] Rien de conservé pour l’instant
   *[other] Conservées : { $count }
}
djinn-kept-by = conservée par { $name }
djinn-no-trick = Aucun pli n’est encore terminé dans cette manche.
djinn-task-met = tu peux la surmonter
djinn-task-near = il manque une carte :
djinn-choose-task = Quelle épreuve ?
djinn-which-trump = Quelle couleur devient atout ?
djinn-which-replace = Touche la carte à remplacer.
djinn-which-swap = Touche la carte à échanger avec la tienne.
djinn-says-cave = Cavernes de niveau { $level }
djinn-says-through = Traversées par : { $names }
djinn-says-piles = pioche { $deck }, défausse { $discard }
djinn-says-laid = { $name } : { $card }, { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
} carte jouée{ $wins ->
    [true] , gagne le pli
   *[false] { "" }
}
djinn-says-laid-best = { $laid }, la meilleure carte pour l’instant
djinn-told-draw = { $names } piochent une carte Djinn par personne.
djinn-told-deal = { $size ->
    [one] { $names } reçoivent une carte par personne.
    [many] { $names } reçoivent { $size } cartes par personne.
   *[other] { $names } reçoivent { $size } cartes par personne.
}
djinn-why-through = Manche { $phase } : { $told }
djinn-why-left = Manche { $phase } : plusieurs joueurs atteignent le niveau 5. Trésors restants : { $kept }.
djinn-why-out = Les cartes s’épuisent à la manche { $phase }. Niveaux : { $levels }.
djinn-says-lies = { $name } : { $card }
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
    [one] { $kept } trésor conservé
    [many] { $kept } trésors conservés
   *[other] { $kept } trésors conservés
}.
djinn-rules-aim = But du jeu
    .DJI-10 = Trois rangées de trois cavernes sont posées face cachée, une rangée par niveau. La première est retournée tout de suite.
    .DJI-31 = Surmonte une épreuve de niveau 3, puis une de niveau 4, puis une de niveau 5. Le nombre de joueurs qui surmontent une même épreuve n’est pas limité.
    .DJI-40 = La partie s’arrête après la manche où quelqu’un surmonte une épreuve de niveau 5. Si plusieurs joueurs y parviennent, celui à qui il reste le plus de trésors gagne, puis celui qui a le trésor le plus fort ; si l’égalité persiste, la victoire est partagée.
    .DJI-41 = Ton score est le niveau que tu as atteint.
djinn-rules-cards = Les cartes
    .DJI-1 = 60 trésors : violets, verts, jaunes et bleus, de 1 à 15 dans chaque couleur.
    .DJI-2 = Une épreuve demande 3, 4 ou 5 trésors, autant que son niveau : une suite de nombres consécutifs, des paires, un total inférieur à 15, 20 ou 25, un total supérieur à 30, 40 ou 50, un total égal à 15, 20 ou 25, ou une seule couleur.
    .DJI-3 = Paires : au niveau 3, une paire et une carte inférieure ; au niveau 4, deux paires ; au niveau 5, deux paires et une carte inférieure aux deux. Les deux paires peuvent avoir le même nombre.
    .DJI-4 = 18 cartes Djinn : neuf sortes, chacune deux fois.
djinn-rules-tricks = Les plis
    .DJI-11 = Chacun commence chaque manche avec huit trésors, et la partie avec une carte Djinn. Tout cela reste secret.
    .DJI-12 = On retourne un trésor de plus : sa couleur est atout pour la manche.
    .DJI-13 = À la première manche, c’est le joueur après le donneur qui entame.
    .DJI-20 = Chacun à son tour joue un trésor. Si tu as la couleur demandée, tu dois la fournir ; sinon, tu joues ce que tu veux.
    .DJI-21 = L’atout le plus fort gagne le pli ; sans atout, c’est la carte la plus forte de la couleur demandée. Si deux cartes sont égales, la première jouée est la plus forte.
    .DJI-22 = Le gagnant conserve une carte du pli, face visible, et entame le pli suivant. Les autres cartes sont défaussées.
    .DJI-23 = Une manche compte huit plis.
djinn-rules-caves = Les cavernes
    .DJI-30 = Après une manche, un joueur qui peut surmonter une épreuve de son prochain niveau est obligé d’en surmonter une, et une seule, avec exactement ce nombre de cartes conservées. Ces cartes sont défaussées.
    .DJI-32 = On procède dans le sens des aiguilles d’une montre, à partir du joueur qui a entamé le premier pli de la manche. S’il n’y a qu’une possibilité, elle est jouée automatiquement.
    .DJI-33 = Puis la rangée suivante est retournée, si quelqu’un a traversé la précédente.
djinn-rules-phases = Entre deux manches
    .DJI-34 = Tous les joueurs en dernière position piochent une carte Djinn. Si tout le monde est à égalité, tout le monde pioche.
    .DJI-35 = Quand la pioche Djinn est vide, les cartes Djinn jouées sont mélangées pour en former une nouvelle.
    .DJI-36 = Le joueur en dernière position donne et entame ; en cas d’égalité, c’est le premier après l’ancien donneur.
    .DJI-37 = Toutes les cartes sont mélangées, sauf les cartes conservées, et chacun reçoit huit nouvelles cartes.
    .DJI-38 = S’il n’y en a pas assez, tout le monde en reçoit moins, en nombre égal.
djinn-rules-end = Si les cartes s’épuisent
    .DJI-39 = S’il n’y a plus assez de cartes pour en donner une à chacun et retourner l’atout, la partie est terminée, et le niveau le plus élevé gagne.
djinn-rules-djinn = Les cartes Djinn
    .DJI-50 = Tu les joues à ton tour, juste avant ou juste après ton trésor, autant que tu veux. Elles valent pour le pli. Entre « nouvel atout » et « sans atout », c’est la dernière jouée qui compte ; « la plus basse gagne » vaut quel que soit l’atout.
    .DJI-51 = Après ton trésor, tu peux encore jouer des cartes Djinn tant que tu en as ; choisis « Terminer » pour finir ton tour.
    .DJI-52 = La couleur demandée est toujours celle de la carte qui se trouve alors en première position.
    .DJI-61 = Nouvel atout : choisis une couleur, qui devient atout pour ce pli.
    .DJI-62 = Remplacer une carte : une carte jouée par un autre joueur est défaussée, et le premier trésor de la pioche prend sa place. Impossible quand la pioche est vide.
    .DJI-63 = Couleur au choix : à jouer avant ta carte, qui n’a alors pas besoin de fournir.
    .DJI-64 = Échanger les cartes : à jouer après ta carte, qui change de place avec celle d’un autre joueur.
    .DJI-65 = Conserver la plus haute : avant que le gagnant choisisse, tu prends la carte au plus grand nombre. À nombres égaux, c’est la carte jouée en premier. Si cette carte Djinn est jouée plusieurs fois, chacun prend la sienne dans l’ordre où elles ont été jouées.
    .DJI-66 = La plus basse gagne : le plus petit nombre gagne le pli, quelles que soient les couleurs. À nombres égaux, c’est la carte jouée en premier qui gagne.
    .DJI-67 = Sans atout : ce pli n’en a pas.
    .DJI-68 = Compte pour 15 : à jouer après ta carte, qui compte alors pour un 15 de sa couleur au moment de décider du pli. Dans un échange, le 15 suit la carte ; dans un remplacement, il est perdu.
    .DJI-69 = En conserver deux : si tu gagnes le pli, tu conserves deux de ses cartes. Même en en jouant deux, tu ne conserves que deux cartes.
djinn-rules-known = Ce que tout le monde sait
    .DJI-70 = Les mains, les cartes Djinn et les pioches sont secrètes. Les cartes conservées, les niveaux, les cavernes retournées et le nombre de cartes de chacun sont publics. La défausse est à retenir de mémoire, sauf si la table la montre.
djinn-origin = Le livret est complet, mais il n’imprime le texte que d’une carte Djinn et en mentionne une deuxième. Cinq autres sont connues par des critiques du jeu ; deux sont de nous, comme le nombre de cartes de chaque sorte.
    .DJI-1 = Le livret ne nomme jamais la quatrième couleur. Sur les cartes, c’est le bleu.
    .DJI-3 = Le livret ne dit pas si les deux paires peuvent avoir le même nombre. Quatre nombres égaux font deux paires, donc c’est permis.
    .DJI-4 = Le livret dit qu’il y en a 18 et en imprime une. Neuf sortes, chacune deux fois, c’est notre supposition.
    .DJI-33 = Le texte allemand retourne la rangée ensuite, l’anglais et le français dès que quelqu’un est passé. Nous attendons que tout le monde ait décidé : ainsi, personne n’en sait plus que les autres au moment de choisir.
    .DJI-34 = Dans le texte allemand, on peut piocher une carte ; dans l’anglais, on la reçoit. Ici, cela se fait toujours : il n’y a aucune raison de refuser une carte.
    .DJI-35 = Le livret ne dit pas ce qui se passe quand il n’y a plus assez de cartes. Ainsi, la partie continue, et personne n’en reçoit plus que les autres.
    .DJI-36 = Le livret désigne le plus proche à gauche de l’ancien donneur. Nous comptons à partir de la place suivante, donc le donneur vient en dernier.
    .DJI-50 = Il est imprimé qu’on les joue juste avant ou après son trésor. Combien, et ce qui vaut quand deux se contredisent, c’est de nous.
    .DJI-51 = Il est imprimé qu’on peut en jouer une après son trésor. La question est posée à tous ceux qui ont une carte Djinn : ainsi, elle ne révèle rien.
    .DJI-52 = Le livret dit seulement que la carte jouée en premier est la plus forte. Ce que change un échange ou un remplacement, c’est de nous.
    .DJI-62 = Le livret mentionne qu’on peut remplacer la carte d’un autre joueur, mais n’imprime pas cette carte Djinn. Les détails sont de nous.
    .DJI-63 = Connue par des critiques du jeu. Le texte et les détails sont de nous.
    .DJI-68 = Le livret note que des cartes Djinn peuvent donner à deux cartes la même valeur. C’est ce que fait celle-ci ; son texte est de nous.
    .DJI-69 = Elle n’est pas dans le livret. Elle est de nous et complète les neuf sortes.
    .DJI-70 = Il est imprimé que les mains sont secrètes et que la défausse est face cachée. Le reste est notre lecture.
    .tip = Le conseil du livret : les cartes défaussées sont hors jeu jusqu’à la fin de la manche. Retiens-les, et tu en sauras plus sur les autres mains.
    .story = Des esprits gardent les trésors dans les cavernes d’un sultan. Le premier qui atteint la caverne la plus profonde repart avec le plus grand trésor de tous, avant que le sultan ne s’en aperçoive.
    .primer = Dans un pli, chacun joue une carte à son tour, et la meilleure carte remporte le pli. La première carte fixe la couleur : si tu as cette couleur, tu dois la jouer. Sinon, tu joues ce que tu veux. Une autre couleur ne gagne jamais, si forte soit-elle, mais elle te débarrasse d’une carte. L’atout fait exception : il bat toutes les autres couleurs, et l’atout le plus fort bat les autres. Le gagnant entame le pli suivant.
    .note = Chaque trésor n’existe qu’une fois. Deux cartes ne peuvent donc être égales que par une carte Djinn.

## Refus

djinn-refusal-not-your-trick = { $turn } a gagné le pli et choisit une carte à conserver.
djinn-refusal-not-your-cave = { $turn } choisit une épreuve.
djinn-refusal-unknown-move = « { $move } » n’est pas un coup : utilise play, djinn, done, keep ou cave.
djinn-refusal-play-what = Indique le trésor à jouer, par exemple play P15.
djinn-refusal-keep-what = Indique la carte du pli à conserver, par exemple keep P15.
djinn-refusal-djinn-what = Indique la carte Djinn à jouer, par exemple djinn lowest.
djinn-refusal-cave-what = Indique l’épreuve et ses cartes, par exemple cave run Y3 G4 P5.
djinn-refusal-unknown-card = Le trésor « { $card } » n’existe pas : les cartes vont de P1 à P15, de même pour G, Y et B.
djinn-refusal-not-held = Tu n’as pas { $card } en main.
djinn-refusal-must-follow = Tu as du { $colour } : tu dois fournir la couleur demandée, le { $colour }.
djinn-refusal-not-laid = Joue d’abord un trésor ; tu pourras ensuite terminer ton tour.
djinn-refusal-already-laid = Tu as déjà joué ton trésor : joue une carte Djinn, ou choisis done.
djinn-refusal-no-trick-won = Il n’y a pas de pli dont conserver une carte pour l’instant.
djinn-refusal-keep-now = Tu as gagné le pli : conserve une de ses cartes.
djinn-refusal-not-in-trick = { $card } n’est pas dans le pli, ou n’y est plus.
djinn-refusal-unknown-djinn = Il n’y a pas de carte Djinn « { $effect } ».
djinn-refusal-djinn-not-held = Tu n’as pas la carte Djinn « { $effect } ».
djinn-refusal-trump-needs-colour = Indique la couleur qui devient atout : P, G, Y ou B.
djinn-refusal-replace-needs-seat = Indique la place dont tu veux remplacer la carte.
djinn-refusal-replace-no-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
djinn-refusal-replace-own = Tu ne peux remplacer que la carte d’un autre joueur.
djinn-refusal-replace-nothing = { $seat } n’a pas de carte à remplacer dans ce pli.
djinn-refusal-replace-empty-pile = La pioche des trésors est vide, aucune carte ne peut donc être remplacée.
djinn-refusal-free-too-late = « Couleur au choix » se joue avant ta carte, et tu l’as déjà jouée.
djinn-refusal-swap-too-early = « Échanger les cartes » ne se joue qu’après ta propre carte.
djinn-refusal-swap-needs-seat = Indique la place avec laquelle échanger ta carte.
djinn-refusal-swap-no-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
djinn-refusal-swap-own = Tu ne peux échanger ta carte qu’avec un autre joueur.
djinn-refusal-swap-nothing = { $seat } n’a pas de carte à échanger dans ce pli.
djinn-refusal-fifteen-too-early = « Compte pour 15 » ne se joue qu’après ta propre carte.
djinn-refusal-no-cave-now = Les épreuves se surmontent après la manche, pas maintenant.
djinn-refusal-cave-now = La manche est terminée : si tu peux surmonter une épreuve, tu dois le faire.
djinn-refusal-unknown-task = Il n’y a pas d’épreuve « { $task } ».
djinn-refusal-task-not-open = L’épreuve « { $task } » n’est pas parmi les cavernes de niveau { $level } devant toi.
djinn-refusal-card-twice = Tu as indiqué deux fois { $card }.
djinn-refusal-wrong-number = Une épreuve de niveau { $level } demande exactement autant de cartes que son niveau, pas { $count }.
djinn-refusal-not-kept = { $card } ne fait pas partie de tes cartes conservées.
djinn-refusal-not-a-run = Ces nombres ne forment pas une suite.
djinn-refusal-not-pairs = Ce ne sont pas les paires que demande l’épreuve.
djinn-refusal-not-under = Le total est de { $sum }, il doit être inférieur à { $limit }.
djinn-refusal-not-over = Le total est de { $sum }, il doit être supérieur à { $limit }.
djinn-refusal-not-exact = Le total est de { $sum }, il doit être égal à { $limit }.
djinn-refusal-not-one-colour = Ces cartes ne sont pas toutes de la même couleur.
djinn-refusal-not-ascending = Indique les cartes dans l’ordre croissant : { $cards }.

## Raisons des bots

djinn-aim-run = suite
djinn-aim-pairs = paires
djinn-aim-under = petit total
djinn-aim-over = grand total
djinn-aim-exact = total exact
djinn-aim-colour = une seule couleur
djinn-reason-completes = { $card } suffit pour surmonter l’épreuve « { $task } ».
djinn-reason-nearer = { $card } te rapproche de l’épreuve « { $task } » ; cartes qui manquent encore : { $missing }.
djinn-reason-one-more = { $card } fait une carte conservée de plus, mais aucune épreuve visible n’en a besoin.
djinn-reason-wins-trick = { $card } gagne ce pli à coup sûr.
djinn-reason-may-win = { $card } gagne ce pli dans environ { $percent } % des cas.
djinn-reason-loses = { $card } ne peut pas gagner ce pli : autant s’en défaire.
djinn-reason-bends = La carte Djinn « { $effect } » t’aide à obtenir une carte de ce pli.
djinn-reason-early = La carte Djinn « { $effect } » change ce qui peut arriver dans ce pli.
djinn-reason-saves = Les cartes Djinn vaudront plus dans un prochain pli ; tu en as { $count }.
djinn-reason-enters = L’épreuve « { $task } » est surmontée : en route pour le niveau { $level }.
djinn-reason-leaves = { $count ->
    [0] Il ne reste aucune carte conservée pour le prochain niveau ; le plus grand nombre est { $number }.
    [one] Il reste { $count } carte conservée pour le prochain niveau ; le plus grand nombre est { $number }.
    [many] Il reste { $count } cartes conservées pour le prochain niveau ; le plus grand nombre est { $number }.
   *[other] Il reste { $count } cartes conservées pour le prochain niveau ; le plus grand nombre est { $number }.
}

## Apprendre

learn-djinn-caves = Ton chemin passe par trois cavernes. Les épreuves de cette rangée demandent trois de tes cartes : une suite, une paire avec une carte inférieure, ou un total supérieur à 30.
learn-djinn-follow = Le jaune est demandé : si tu en as, tu dois en fournir. La carte la plus forte gagne : joue ton 12 !
learn-djinn-follow-hint = C’est permis, mais ça ne gagne pas. Joue ton 12.
learn-djinn-follow-praise = La plus forte carte jaune gagne : le pli est à toi !
learn-djinn-keep = Conserve une carte du pli. Tu as déjà 10 et 11 : conserve le 12.
learn-djinn-keep-hint = Les cavernes montrent quels nombres t’aident. Conserve le 12.
learn-djinn-keep-praise = 10, 11, 12 : une suite ! Le gagnant d’un pli entame aussi le suivant.
learn-djinn-trump = Tu n’as pas de vert, tu joues donc ce que tu veux. Le bleu est atout : même ton 2 bleu bat le vert !
learn-djinn-trump-hint = Ça ne peut pas gagner : seuls le vert et l’atout le peuvent. Joue le 2 bleu.
learn-djinn-trump-praise = L’atout bat toutes les autres couleurs. Le pli est à toi !
learn-djinn-sum = Tu as 8 et 9. Avec quelle carte le total dépasse-t-il 30 ? Conserve celle-là.
learn-djinn-sum-hint = Regarde les cavernes : la rangée montre les nombres qu’il te faut.
learn-djinn-sum-praise = 8, 9 et 14 font 31 : tu peux surmonter cette épreuve !
learn-djinn-task = Après huit plis, tu surmontes une épreuve. Choisis-en une qui est cochée, puis trois cartes.
learn-djinn-task-praise = La première caverne est traversée ! Les cartes sont défaussées, et le niveau { $level } s’ouvre. En dernière position, on reçoit une carte Djinn en renfort.
learn-djinn-djinn = Tu as maintenant une carte Djinn. Elle change les règles le temps d’un pli : touche-la et choisis le violet comme atout.
learn-djinn-djinn-hint = Choisis une couleur que tu as : le violet.
learn-djinn-djinn-first = Joue d’abord la carte Djinn, ensuite ton trésor.
learn-djinn-djinn-praise = Le violet est atout pour ce pli.
learn-djinn-win-trick = Maintenant, joue ton 4 violet !
learn-djinn-win-trick-hint = Le violet est atout. Joue le 4 violet.
learn-djinn-win-trick-praise = Ton petit 4 gagne le pli !
learn-djinn-run = Tu as 7, 8 et 10. Quelle carte conserves-tu pour une suite de quatre ?
learn-djinn-run-hint = Il manque un nombre entre 8 et 10.
learn-djinn-run-praise = 7, 8, 9, 10 : une suite de quatre !
learn-djinn-last = La troisième caverne ! Choisis une épreuve cochée, puis cinq cartes. La première personne à la traverser gagne.
learn-djinn-last-praise = Les trois cavernes sont traversées : tu as gagné !
learn-djinn-nine = Il y a neuf cartes Djinn, deux de chaque. Joues-en une juste avant ou juste après ton trésor. Elle ne vaut que pour ce pli.
learn-djinn-swap = Tu as joué ton 3 vert. Maintenant, échange-le avec le 13 vert joué par { $two } !
learn-djinn-swap-praise = Les deux cartes changent de place. Le 13 est à toi, et le pli aussi !
learn-djinn-fifteen = Avec cette carte Djinn, ton trésor compte comme un 15 de sa couleur. Joue-la !
learn-djinn-fifteen-praise = Ton 4 compte comme un 15 et gagne. Si tu le conserves, c’est de nouveau un 4.
learn-djinn-lowest = Avec cette carte Djinn, le plus petit nombre gagne, quelle que soit sa couleur. Joue-la !
learn-djinn-lowest-praise = Ton 2 est le plus bas : le pli est à toi !
learn-djinn-notrump = { $two } a joué un atout. Cette carte Djinn supprime l’atout le temps d’un pli. Joue-la !
learn-djinn-notrump-praise = Sans atout, la plus forte carte verte gagne : ton 12 !
learn-djinn-replace = Cette carte Djinn défausse le trésor d’un autre joueur, et la première carte de la pioche le remplace. Défausse le 14 joué par { $two } !
learn-djinn-replace-praise = Il y a maintenant un 1 violet. Ton 10 est la plus forte carte verte !
learn-djinn-free = Le vert est demandé, et tu devrais fournir ton 2. Cette carte Djinn te permet de jouer n’importe quelle couleur. Joue-la avant ton trésor !
learn-djinn-free-play = Maintenant, joue ton 5 bleu : le bleu est atout.
learn-djinn-free-play-praise = Ton atout gagne, alors que tu as du vert !
learn-djinn-highest = Tu ne peux pas gagner ce pli. Mais avec cette carte Djinn, tu conserves sa plus haute carte, avant que le gagnant n’en conserve une !
learn-djinn-highest-praise = Le 15 est à toi. { $two } gagne le pli et conserve une des autres cartes.
learn-djinn-double = Ton 13 gagne ce pli. Avec cette carte Djinn, tu en conserves deux cartes au lieu d’une !
learn-djinn-double-praise = Le pli est à toi : tu conserves maintenant deux cartes.
learn-djinn-exact = D’autres épreuves : moins de 20, exactement 20, ou une couleur. Si tu peux en surmonter une, tu le dois, mais une seule. Prends 2, 4, 5 et 9 : exactement 20 !
learn-djinn-exact-hint = C’est possible aussi. Mais cette fois, fais exactement 20 : 2, 4, 5 et 9.
learn-djinn-exact-praise = Une nouvelle manche commence, avec de nouvelles cartes et un nouvel atout. { $two } est en dernière position : à { $two } de distribuer et d’entamer.
learn-djinn-tie = { $one } a traversé aussi et il lui reste 2 et 14. Le joueur à qui il reste le plus de cartes gagne ; à égalité, la plus haute carte décide. Quelles cinq cartes utilises-tu ?
learn-djinn-tie-hint = Alors la plus haute carte restante est le 14, chez { $one }. Conserve ton 15 !
learn-djinn-tie-praise = Il vous reste deux cartes à chacun, mais ton 15 est la plus haute. Tu as gagné !
