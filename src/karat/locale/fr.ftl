# Français ; docs/words/fr.md dit comment il parle.
# Un nom de joueur ne suit jamais « de » ni « que » (élision) ; une couleur suit « en », ou un nom masculin.
# 1 … 5: avec chez d dans de des dessus du en et hors jusqu min par pour rubis sur à

## Partout

you = toi
seat = la place { $number }
nothing = –
and = { $first } et { $last }
and-e = { $first } et { $last }
and-i = { $first } et { $last }
turn = À toi : { $ask }
waiting = { $count ->
    [one] { $names } réfléchit…
    [many] { $names } réfléchissent…
   *[other] { $names } réfléchissent…
}
won = { $you ->
    [seat] { $count ->
        [one] Tu gagnes ! Scores : { $scores }.
        [many] Victoire partagée : { $winners } ! Scores : { $scores }.
       *[other] Victoire partagée : { $winners } ! Scores : { $scores }.
    }
   *[none] { $count ->
        [0] Personne ne gagne. Scores : { $scores }.
        [one] { $winners } gagne ! Scores : { $scores }.
        [many] Victoire partagée : { $winners } ! Scores : { $scores }.
       *[other] Victoire partagée : { $winners } ! Scores : { $scores }.
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
card = le { $number } { $colour }
ask = choisis un coup.

## Le terminal

terminal-title = { $game }, { $players } joueurs
terminal-begin = { $game }, { $players } joueurs. Tu as la place { $seat }. Tape ? pour l’aide.
terminal-against = Avec toi à la table : { $names }.
terminal-bot = { $name } (place { $seat }, { $level })
terminal-level = niveau { $level }
terminal-commitment = Sceau de la donne : { $commitment }
terminal-options = Options ({ $game }) : Entrée laisse ce qui est entre crochets.
terminal-options-again = Les mêmes options une autre fois : { $command }
terminal-options-link = Pour le navigateur, après l’adresse de ton serveur : { $link }
terminal-options-odd = « { $answer } » ne convient pas ici. { $why }
terminal-options-choose = Choisis dans la liste.
terminal-players = Joueurs
terminal-hand = Ta main
terminal-log = Journal
terminal-moves = { $count ->
    [one] { $count } coup
    [many] { $count } coups
   *[other] { $count } coups
}
terminal-moves-shown = { $shown } coups sur { $count }
terminal-more = … et { $count } de plus : tape l pour tout voir.
terminal-filter = tape une partie du coup
terminal-your-move = Ton coup
terminal-left = Tu as quitté la partie.
terminal-over = La partie est terminée. Tape s pour l’enregistrer, q pour quitter.
terminal-saved = Partie enregistrée dans { $file }.
terminal-not-saved = La partie n’a pas pu être enregistrée : { $problem }
terminal-not-now = Tu n’as rien à décider pour l’instant.
terminal-preparing = Préparation des règles (un peu longue la première fois)…
terminal-thinking = Réflexion… (un peu longue la première fois)
terminal-hint = L’avis du bot le plus fort
terminal-hint-keys = Entrée choisit ce coup, Échap ferme.
terminal-hint-win = gagne à { $win } % ± { $error }
terminal-hint-line = { $move } : gagne à { $win } % ± { $error }. { $reasons }
terminal-quit = Quitter la partie ?
terminal-quit-keys = y pour quitter, n pour rester
terminal-key-hint = Conseil
terminal-key-filter = Chercher
terminal-key-save = Enregistrer
terminal-key-light = Thème
terminal-key-help = Aide
terminal-key-quit = Quitter
terminal-help-keys = Touches
terminal-help =
    ↑ ↓        choisir un coup, ou taper son numéro
    Entrée     jouer le coup choisi
    /          chercher un coup par ses mots ou ses lettres ; Échap arrête
    h          un conseil : tous les coups classés, avec chances et raisons
    PgUp PgDn  faire défiler la table ; avec Maj, le journal
    s          enregistrer la partie
    t          passer du clair au sombre, ou l’inverse
    q          quitter la partie
terminal-help-plain =
    Tape un numéro de la liste, ou un coup tel qu’il y figure entre [crochets].
      v  revoir la table     l  voir tous les coups     h  un conseil     q  quitter la partie     ?  cette aide

## Le navigateur

browser-tagline = Des jeux de cartes au trésor, entre amis ou contre des bots
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

# navigateur : accueil
browser-players = { $least }–{ $most } joueurs
browser-minutes = { $minutes } min
browser-age = dès { $age } ans
browser-ours = notre estimation ; le livret ne le dit pas
browser-seconds = { $seconds } secondes
browser-play = Jouer
browser-play-game = { $game } : jouer tout de suite contre des bots
browser-dealing = Distribution…
browser-friends = Entre amis
browser-friends-game = { $game } : jouer entre amis
browser-rules-of = Règles de { $game }
booklet-printed = imprimé
booklet-source = autre source
booklet-ours = notre choix
booklet-printed-text = C’est imprimé dans le livret.
booklet-source-text = Ce n’est pas dans le livret. Cela vient des cartes elles-mêmes ou de critiques du jeu.
booklet-ours-text = Ici, le livret se tait ou laisse quelque chose ouvert. Nous avons décidé, et nous disons pourquoi.
booklet-where = D’où vient { $rule } : { $origin }
booklet-at = Dans le livret : « { $place } »
booklet-why = Raisons communes à plusieurs jeux
    .asks = S’il n’y a qu’une réponse possible, la table ne l’attend pas.
    .points = Le livret n’a pas de points ici. Ils ne servent qu’aux statistiques.
    .shared = Le livret ne tranche pas toutes les égalités. Ce qu’il laisse ouvert est une victoire partagée.
    .torn = La copie est déchirée ici. Ce qu’on peut encore lire va avec cette règle ; le reste est notre lecture.
booklet-measured = Mesuré avec des bots rapides (parties : { $games }, joueurs : { $players }).
booklet-effect = Avec « { $choice } », le premier joueur gagne { $with } fois sur 1000, d’habitude { $usual } (± { $error }) ; décisions par partie : { $length }, d’habitude { $before }.
booklet-about = À propos de ce jeu
booklet-story = L’histoire
booklet-primer = Premiers plis ?
booklet-box = Dans la boîte
booklet-tip = Un conseil
booklet-note = Bon à savoir
booklet-by = Auteurs : { $authors }.
booklet-publisher = { $publisher } en est l’éditeur.
booklet-languages = Langues du livret : { $languages }.
booklet-key = D’où vient une règle
booklet-contents = Sommaire
booklet-topics = Mots avec lesquels on cherche dans les règles
    .empty = vide, épuisée, pioche vide, plus de cartes, pas assez de cartes
    .end = fin, terminé, dernier tour, dernière manche
    .follow = fournir, obligation de fournir, couper, suivre
    .give = donner, offrir, céder, passer, échanger
    .kind = sorte, forme, symbole
    .lose = perdre, perd, perdant, perte, pénalité
    .most = majorité, le plus
    .must = doit, devoir, peut, obligé, obligatoire, facultatif, refuser
    .rest = reste, restant, surplus
    .round = manche, manches, combien de manches, tour, expédition
    .secret = secret, caché, regarder, voir, retenir, face cachée
    .shuffle = mélanger, mélange, remélanger
    .start = qui commence, commencer, premier joueur, donneur, distribuer
    .steal = voler, vol, dérober
    .stop = arrêter, s’arrêter, partir, sortir, quitter, camp, rentrer
    .task = paire, suite, série
    .three = 3 joueurs, trois joueurs, à trois
    .tie = égalité, à égalité, ex æquo, match nul
    .total = somme, total, additionner, compter, points, score
    .two = 2 joueurs, deux joueurs, à deux
    .win = gagner, gagne, gagnant, victoire, vainqueur
booklet-find = Chercher dans les règles
booklet-found = { $count ->
    [0] rien trouvé
    [one] { $count } règle trouvée
    [many] { $count } règles trouvées
   *[other] { $count } règles trouvées
}
booklet-print = Imprimer
booklet-link = Lien vers { $rule }
booklet-table = Cette table
booklet-as-usual = Rien n’est changé : tout ce qui est sur cette page s’applique.
booklet-changed = Différent à cette table
booklet-off = Pas à cette table
booklet-chosen = { $option } : { $value }
booklet-cards = Toutes les cartes
booklet-cards-text = À cette table, certaines peuvent être différentes.
booklet-examples = Exemples du livret
booklet-examples-text = Le livret les raconte en mots. Les cartes qu’il ne nomme pas sont de nous.
booklet-no-examples = Ce livret ne contient aucun exemple.
booklet-example = Exemple { $number }
booklet-start = Voici le début.
booklet-step = Étape { $step } sur { $steps }
booklet-back = Étape précédente
booklet-next = Étape suivante
booklet-decisions = Ce que nous avons décidé
booklet-terms = Les mots du livret
booklet-unknown = Il n’y a pas de règle « { $rule } » dans { $game } : les règles vont de { $first } à { $last }.
browser-join = Rejoindre avec un code ou un lien
browser-join-go = Rejoindre
browser-join-bad = Un code compte six lettres ou chiffres.
browser-my-tables = Mes tables
browser-phase-open = en attente de joueurs
browser-phase-playing = en cours
browser-phase-over = terminée
browser-phase-closed = fermée
browser-no-unfinished = Toutes tes parties sont terminées.
browser-continue = Continuer
browser-all-games = Toutes mes parties ({ $count })
browser-with = avec { $names }
browser-your-turn = À toi
browser-turn-of = À { $name } de jouer
browser-bots-count = Joueurs
browser-bots-level = Niveau des bots
browser-bots = Adversaires : { $count }, { $level }. Changer…
browser-guest = Anonyme
browser-settings = Réglages

# navigateur : nouvelle table et salon
browser-new = { $game } entre amis
browser-new-players = Joueurs
browser-new-more = Plus d’options
browser-new-pace = Rythme des bots
browser-new-clock = Temps par décision
browser-new-no-clock = sans limite
browser-new-chat = Discussion libre entre joueurs (sinon, seulement des phrases toutes faites et des autocollants)
browser-new-private = Seules les personnes qui ont le lien voient la table
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
browser-seat-open-text = en attente de quelqu’un
browser-seat-you = toi
browser-seat-person = personne
browser-seat-bot = bot, { $level }
browser-seat-host = hôte
browser-seat-away = hors ligne
browser-seat-stand-in = un bot joue
browser-seat-thinks = décide
browser-seat-who = Qui occupe la place { $number }
browser-seat-up = Faire monter { $name } d’une place
browser-sit = S’asseoir
browser-sit-at = S’asseoir à la place { $number }
browser-stand-up = Se lever
browser-level-1 = très facile
browser-level-2 = facile
browser-level-3 = moyen
browser-level-4 = bon
browser-level-5 = fort
browser-level-6 = le plus fort
browser-options = Options
browser-options-kept = Les options sont les mêmes qu’à ta dernière table.
browser-options-sent = Ces options viennent du lien.
browser-options-odd = Une partie du lien ne va pas avec ce jeu et a été laissée de côté.
browser-options-reset = Réinitialiser les options
browser-options-share = Partager ces options
browser-starts = Qui commence ?
browser-fair = Une donne honnête
browser-fair-text = Un secret fixe déjà l’ordre des cartes, et ce nombre le scelle. Ajoute quelques mots à toi : personne n’aura pu choisir un secret qui l’avantage.
browser-word = Tes mots à toi
browser-words = Mots déjà ajoutés : { $words }
browser-start = Lancer la partie
browser-start-text = { $open ->
    [0] Tout le monde est là.
    [one] Une place est libre ; un bot la prendra.
    [many] { $open } places sont libres ; des bots les prendront.
   *[other] { $open } places sont libres ; des bots les prendront.
}
browser-lobby-sit = Prends une place libre, ou regarde d’ici.
browser-lobby-wait = L’hôte va lancer la partie.
browser-lobby-full = Toutes les places sont prises.
browser-new-grace = Attendre les absents
browser-new-grace-never = aussi longtemps qu’il le faut
browser-level-careful = prudent
browser-level-bold = audacieux
browser-level-greedy = avide
browser-level-schemer = rusé
browser-level-trader = aime échanger
browser-level-blocker = aime bloquer
browser-level-collector = aime collectionner
browser-level-giver = aime donner
browser-level-thief = aime voler
browser-level-hoarder = aime amasser
browser-level-bluffer = aime bluffer
browser-bots-who = Les bots
browser-bots-plays = { $name } joue
browser-bots-mixed = variés, selon le niveau

# navigateur : la table
browser-board = Table
browser-log = Journal
browser-talk = Discussion
browser-rules = Règles
browser-no-rules = Ce jeu n’a pas de règles à lire.
browser-choose = Choisis ton coup
browser-wait = Attends les autres
browser-skip = Passer à mon tour
browser-missed = Pendant ton absence
browser-time-left = { $seconds ->
    [one] encore une seconde
    [many] encore { $seconds } secondes
   *[other] encore { $seconds } secondes
}
browser-since = Depuis ton dernier tour
browser-setting-keys = Raccourcis à une touche
browser-setting-notify = Me prévenir quand c’est à moi
browser-notify-no = Ce navigateur n’autorise pas les notifications ici.
browser-moment = Un instant…
browser-undo = Annuler
browser-why = Pourquoi ? { $rule }
browser-to-board = Voir la table
browser-to-scores = Voir les scores
browser-ask-undo = { $moves ->
    [one] Laisser { $name } reprendre son dernier coup ?
    [many] Laisser { $name } reprendre les { $moves } derniers coups ?
   *[other] Laisser { $name } reprendre les { $moves } derniers coups ?
}
browser-ask-waiting = Reprise du coup : on attend { $names }.
browser-leave = Quitter la partie
browser-leave-text = Quitter ? Un bot prendra ta place, et tu pourras revenir à tout moment.
browser-close-table = Fermer la table
browser-close-table-text = Fermer la table pour tout le monde, définitivement ?
browser-watchers = { $count ->
    [one] { $count } personne regarde.
    [many] { $count } personnes regardent.
   *[other] { $count } personnes regardent.
}
browser-watching = Tu regardes la partie.
browser-reissue = Nouveau lien pour cette personne
browser-reissue-text = Pour quelqu’un qui n’arrive plus à revenir. L’ancien lien ne marchera plus.
browser-keys = Touches
    .digits = choisir la première à la neuvième carte ou case
    .enter = jouer le coup choisi
    .escape = choisir autre chose
    .u = annuler
    .l = montrer le dernier pli, ou le journal
    .t = lire la table à voix haute
    .i = montrer en grand la carte sélectionnée, avec sa règle
    .h = demander au coach
    .s = ce qui s’est passé depuis ton dernier tour
    .help = montrer ces touches
browser-talk-players = La discussion est réservée aux joueurs de la table.
browser-talk-text = Écris quelque chose
browser-talk-send = Envoyer
browser-phrase-hello = Bonjour !
browser-phrase-good-luck = Bonne chance !
browser-phrase-your-turn = À toi !
browser-phrase-thinking = Je réfléchis…
browser-phrase-well-played = Bien joué !
browser-phrase-thank-you = Merci !
browser-phrase-oops = Oups !
browser-phrase-lucky = J’ai de la chance !
browser-phrase-unlucky = Quelle malchance !
browser-phrase-wow = Waouh !
browser-phrase-back-soon = Je reviens tout de suite.
browser-phrase-here-again = Me revoilà !
browser-phrase-once-more = On en refait une ?
browser-phrase-good-game = Belle partie !
browser-phrase-bye = À bientôt !
browser-sticker-smile = un sourire
browser-sticker-laugh = un rire
browser-sticker-wink = un clin d’œil
browser-sticker-think = un air pensif
browser-sticker-surprise = un air surpris
browser-sticker-cry = un visage en larmes
browser-sticker-heart = un cœur
browser-sticker-clap = des applaudissements
browser-sticker-gem = une gemme
browser-sticker-torch = une torche
browser-sticker-crown = une couronne
browser-sticker-sleep = un air endormi
browser-log-said = { $name } : { $words }
browser-log-sat = { $name } prend place.
browser-log-left = { $name } quitte sa place.
browser-log-seat = Une place a été modifiée.
browser-log-ordered = L’ordre des places a changé.
browser-log-profile = Quelqu’un a changé de nom.
browser-log-word = { $name } ajoute ses mots à la donne.
browser-log-stand-in = Un bot prend le relais pour { $name }.
browser-log-back = { $name } est de retour.
browser-log-asked = { $name } demande à reprendre un coup.
browser-log-voted = { $name } a répondu.
browser-log-undone = { $moves ->
    [one] { $name } a repris un coup.
    [many] { $name } revient en arrière : { $moves } coups ne comptent plus.
   *[other] { $name } revient en arrière : { $moves } coups ne comptent plus.
}
browser-log-reissued = L’hôte a donné un nouveau lien à { $name }.
browser-log-closed = La table est fermée.
browser-log-rematch = La table suivante est ouverte.
browser-away-wait = { $name } n’est pas là. Un bot prend le relais dans { $time }.
browser-away-call = Laisser un bot jouer pour { $name } maintenant
browser-undo-declined = { $name } : non. Les coups restent joués.

# navigateur : la fin
browser-end = La fin
browser-player = Joueur
browser-score = Score
browser-winner = victoire
browser-moments = Ce qui a fait la différence
browser-again = Rejouer
browser-wins = Parties gagnées jusqu’ici
browser-so-far = Les parties jusqu’ici
browser-won = Gagnées
browser-again-changes = Rejouer avec des changements
browser-other-game = Un autre jeu
browser-next = Aller à la table suivante
browser-record = Télécharger la partie
browser-check-deal = Vérifier la donne
browser-deal-good = Le secret correspond au nombre montré avant la première carte.
browser-deal-bad = Le secret ne correspond pas au nombre montré avant la première carte !
browser-deal-commitment = Montré avant la partie :
browser-deal-secret = Secret :
browser-deal-more = « karat verify » redistribue toute la partie, carte par carte.
browser-finale-win = Tu gagnes !
browser-finale-shared = Tu partages la victoire !
browser-finale-won = { $count ->
    [one] { $winners } gagne !
    [many] { $winners } gagnent !
   *[other] { $winners } gagnent !
}
browser-finale-nobody = Personne ne gagne
browser-finale-level = Égalité à la fin : { $score } chacun.
browser-finale-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
browser-finale-points = Tableau des points

# navigateur : la connexion
browser-health-connecting = connexion…
browser-health-fine = en ligne
browser-health-slow = connexion lente…
browser-health-lost = connexion perdue, nouvel essai…
browser-health-gone = le serveur ne répond pas
browser-health-ended = hors ligne
browser-opening = Ouverture de la table
browser-gone = Serveur injoignable
browser-gone-text = Le serveur ne répond pas. Tes tables y sont en sécurité ; nous continuons d’essayer.
browser-try-now = Réessayer
browser-taken-over = Tu joues dans une autre fenêtre
browser-taken-over-text = Ta place est ouverte ailleurs. On ne peut y jouer que dans une fenêtre à la fois.
browser-own-device = Jouer sur un autre appareil
browser-own-device-text = Ouvre ce lien sur ton autre appareil, et il prend ta place. Garde-le pour toi : qui le possède peut jouer à ta place.
browser-take-back = Jouer ici
browser-table-closed = La table est fermée
browser-table-closed-text = L’hôte l’a fermée.
browser-table-deleted-text = Personne n’y jouait depuis longtemps : le serveur l’a supprimée.
browser-removed = Ta place a changé
browser-removed-text = L’hôte a donné ta place à quelqu’un d’autre ou t’a envoyé un nouveau lien.
browser-look-again = Vérifier à nouveau
browser-no-table = Table introuvable
browser-no-table-text = Il n’y a pas de table { $code } que tu puisses ouvrir. Le code est-il juste ?

# navigateur : réglages
browser-setting-language = Langue
browser-setting-auto = celle du navigateur
browser-setting-theme = Clair ou sombre
browser-setting-theme-auto = comme l’appareil
browser-setting-theme-light = clair
browser-setting-theme-dark = sombre
browser-setting-pace = Vitesse
browser-setting-pace-instant = immédiate
browser-setting-pace-quick = rapide
browser-setting-pace-normal = normale
browser-setting-pace-slow = lente
browser-setting-motion = Animations
browser-setting-motion-auto = comme l’appareil
browser-setting-motion-less = réduites
browser-setting-text = Taille du texte
browser-setting-sound = Son
browser-setting-effects = Volume des effets
browser-setting-music = Volume de la musique
browser-setting-confirm = Confirmer les coups
browser-setting-confirm-always = toujours
browser-setting-confirm-risky = les coups risqués
browser-setting-confirm-never = jamais

## Refus : <game>-refusal-<reason>, ou sans le jeu ce que tous les jeux disent pareil. Ce qu’on tape dans le terminal
## reste tel qu’on le tape.

refusal-no-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
refusal-over = La partie est terminée.
refusal-not-your-turn = C’est à { $turn } de jouer.

## Apprendre

learn-way = Apprendre
learn-of = Apprendre { $game } en jouant
learn-title = Apprendre { $game }
learn-step = Étape { $step } sur { $steps }
learn-steps = Étapes de la leçon
learn-go-on = Continuer
learn-back = Retour
learn-again = Recommencer
learn-skip = Passer
learn-show = Montre-moi
learn-try = Essaie ceci : { $move }
learn-hear = Réécouter
learn-voice = Lire à voix haute
learn-no-voice = Cet appareil n’a pas de voix pour ta langue : lisez le texte à voix haute entre vous.
learn-good = Bravo !
learn-finished = Tu sais jouer à { $game } !
learn-play = Jouer une vraie partie
learn-once-more = Refaire la leçon
learn-target = Appuie maintenant sur : { $name }
learn-of-done = Apprendre { $game } en jouant : chapitres terminés, { $done } sur { $all }
learn-title-chapter = Apprendre { $game } : chapitre { $chapter }
learn-on = Continuer avec le chapitre { $chapter }
learn-other = C’est permis, mais essaie autre chose ici.
learn-rule = La règle
learn-more = Des règles à découvrir plus tard
learn-puzzles = Énigmes
learn-puzzles-of = { $game } : énigmes
learn-puzzle-step = Énigme { $step } sur { $steps }
learn-puzzle-ask = Trouve le meilleur coup !
learn-puzzle-wrong = Il y a un meilleur coup. Regarde encore !
learn-puzzle-right = C’est le meilleur coup ! Il gagne environ { $best } fois sur 100, le suivant { $next }.
learn-puzzle-solved = Énigme { $step } : résolue
learn-puzzles-done = Énigmes résolues : { $done } sur { $all }
learn-mistakes = Rejouer tes erreurs
learn-mistakes-of = { $game } : tes erreurs
learn-illegal = Ce n’est pas permis ici.

## Revoir une partie, le coach et l’analyse

replay-title = Revoir une partie
replay-again = Revoir
replay-drop = Dépose ici le fichier d’une partie.
replay-choose = Choisir un fichier
replay-code = Ou tape le code d’une table dont la partie est terminée
replay-watch = Regarder
replay-bad = Impossible de montrer ce fichier. { $problem }
replay-none = Impossible de revoir cette partie
replay-none-text = Elle n’est pas encore terminée, ou elle a disparu, ou elle ne t’est pas ouverte.
replay-first = Aller au début
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-forward = Coup suivant
replay-last = Aller à la fin
replay-slider = Moment de la partie
replay-moment = Coup { $move } sur { $moves }.
replay-move = Coup { $move }
replay-deal = La donne.
replay-silent = Rien de visible à ce coup.
replay-speed = Vitesse
replay-eyes = Point de vue
replay-eyes-nobody = Comme le public
replay-eyes-seat = Comme { $name }
replay-eyes-open = Toutes les cartes face visible
replay-hands = Les cartes des autres
replay-moves = Coups
replay-link = Lien vers ce moment
replay-on = Continuer à partir d’ici
replay-on-text = Une nouvelle table reprend à partir de ce moment. Les cartes pas encore distribuées sont remélangées.
replay-on-seat = Ta place
replay-on-bots = Contre des bots
replay-on-friends = Inviter des amis
replay-on-over = Ici, la partie est terminée. Reviens à un moment avant la fin.
coach-ask = Demander au coach
coach-title = Ce que ferait le coach
coach-thinking = Le coach réfléchit…
coach-alike = à peu près aussi bon
coach-more = Tous les coups : { $count }
coach-odds = Risque avec la prochaine carte : { $percent } % ({ $caught } sur { $cards }).
coach-allow = Avec un coach : tout le monde peut demander ce que ferait le bot le plus fort
analysis-way = Analyse
analysis-title = Ce qui a fait la différence
analysis-about = { $game }, coups : { $moves }, victoire : { $winners }
analysis-looking = Le bot le plus fort examine chaque décision : { $done } sur { $of }.
analysis-best = { $who ->
    [you] C’est toi qui as le mieux joué.
    [single] C’est { $names } qui a le mieux joué.
    [some] Meilleur jeu, à peu près à égalité : { $names }.
   *[all] Tout le monde a joué à peu près aussi bien.
}
analysis-luckiest = { $who ->
    [you] C’est toi qui as eu le plus de chance.
    [single] C’est { $names } qui a eu le plus de chance.
    [some] Le plus de chance, à peu près à égalité : { $names }.
   *[all] La chance a été à peu près égale.
}
analysis-ahead = Qui menait ?
analysis-certain = victoire sûre
analysis-half = une sur deux
analysis-hopeless = aucune chance
analysis-start = début
analysis-end = fin
analysis-line = La ligne montre combien de parties sur 100 chacun gagnerait à partir de là, avec ce qu’il savait alors. Des bots rapides les ont terminées.
analysis-luck = { $who ->
    [you] De la chance pour toi
   *[other] De la chance pour { $name }
}
analysis-bad-luck = { $who ->
    [you] Pas de chance pour toi
   *[other] Pas de chance pour { $name }
}
analysis-mistake = { $who ->
    [you] Ton erreur
   *[other] Erreur : { $name }
}
analysis-moves = Joué : { $move }. Mieux : { $best }.
analysis-only = Mieux : { $best }.
analysis-wins = gagne { $win } fois sur 10
analysis-tens = { $win } sur 10
analysis-less = un peu moins
analysis-more = un peu plus
analysis-from-to = Gagne { $before } fois sur 10 avant, { $after } sur 10 après.
analysis-watch = Revoir le coup { $move }
analysis-flawless = Aucun coup et aucune carte n’ont décidé de la partie à eux seuls.
analysis-well = Comment chacun a-t-il joué ?
analysis-scale = 100 = aucune erreur
analysis-won = gagné
analysis-count = Erreurs : { $count } en { $of } décisions
analysis-shares = Chance et talent
analysis-cost = a coûté
analysis-helped = a aidé
analysis-play = Jeu
analysis-fortune = Chance
analysis-size = { $size ->
    [much] a beaucoup aidé
    [some] a aidé
    [hardly] presque rien
    [less] a un peu coûté
   *[least] a coûté cher
}
analysis-explain = Une part équitable, le jeu et la chance donnent ensemble le résultat. Le jeu, c’est ce que tes erreurs t’ont coûté et ce que celles des autres t’ont apporté. Ce que les erreurs n’expliquent pas, c’est la chance.
analysis-own-mistakes = Tes erreurs : { $count }
analysis-all-mistakes = Toutes les erreurs : { $count }
analysis-whose = Les erreurs de qui
analysis-mine = Les miennes
analysis-all = Toutes ({ $count })
analysis-made = Joué
analysis-better = Mieux
analysis-alike = À peu près aussi bon
analysis-fairly = Nous en sommes assez sûrs.
analysis-against = Contre le coup joué : { $reasons }
analysis-told = Le coach aurait dit à { $name } : « { $words } »
analysis-quoted = « { $words } »
analysis-plain = Joué de nombreuses fois jusqu’au bout, ce coup gagne simplement plus souvent.
analysis-again = Réessayer
analysis-clean = Aucune erreur nette n’a été trouvée ici.
analysis-error = Seul ce qui est nettement moins bon compte comme une erreur : plus que le hasard, et plus que l’erreur possible du coach lui-même, ici jusqu’à { $points } sur 100 parties. Tout le reste est « à peu près aussi bon ».
analysis-decisions = Toutes les décisions ({ $count })

## One device that goes round, the big screen, and statistics

pass-where = Où jouez-vous ?
pass-where-apart = Chacun sur son appareil
pass-where-here = Sur cet appareil
pass-where-screen = Sur un grand écran
pass-where-here-text = L’appareil passe de main en main. Laissez un nom vide pour un bot, ou pour quelqu’un qui viendra par le lien.
pass-where-screen-text = Cet écran montre la table, et chaque téléphone montre les cartes d’une personne. Scannez un code pour vous asseoir.
pass-people = Qui joue sur cet appareil ?
pass-person = Nom à la place { $number }
pass-nobody = bot ou ami
pass-one-more = Une personne de plus sur cet appareil
pass-too-few = Écrivez au moins deux noms.
pass-turn = { $name } : { $ask }
pass-curtain = Rideau
pass-hand = Passez l’appareil à { $name }.
pass-taps = Je suis { $name }
pass-edge-camp = au camp
pass-edge-undo = { $name } a choisi. Annuler ?
screen-hand = La table est sur le grand écran : ne montrer que ma main
screen-open = Ouvrir le grand écran
screen-join = Rejoindre avec ce code : { $code }
screen-seat = Code QR pour s’asseoir à la place { $number }
screen-seats = { $count ->
    [one] { $count } place est libre. Scannez son code et asseyez-vous.
    [many] { $count } places sont libres. Scannez un code et asseyez-vous.
   *[other] { $count } places sont libres. Scannez un code et asseyez-vous.
}
stats-title = Statistiques
stats-private = Les parties jouées sur cet appareil. Elles y restent, sauf si tu les enregistres dans un fichier.
stats-none = Aucune partie ne s’est encore terminée sur cet appareil.
stats-all = Tous les jeux
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
stats-rival = Adversaire de prédilection
stats-against = gagnées { $won }, perdues { $lost }
stats-average = Score moyen : { $score }
stats-chart = Derniers scores : { $scores }
stats-chart-text = Scores des dernières parties ; un gros point est une victoire.
stats-list = Tes parties, une par une
stats-lowest = Le plus bas est le meilleur.
stats-export = Enregistrer dans un fichier
stats-import = Ajouter depuis un fichier
stats-imported = { $count ->
    [one] { $count } partie a été ajoutée.
    [many] { $count } parties ont été ajoutées.
   *[other] { $count } parties ont été ajoutées.
}
stats-import-bad = Ce fichier ne contient pas de statistiques de Karat, rien n’a donc été ajouté.
stats-erase = Tout effacer
stats-erase-sure = Vraiment effacer tous les résultats de cet appareil ?

## Ce que le serveur refuse : refusal-<reason>, ou refusal-<error> quand il n’y a pas de raison

refusal-bad = Cela ne marche pas ici, rien n’a donc changé.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-not-yours = Seul l’hôte ou un joueur de la table peut faire cela.
refusal-not-found = Rien ici ne porte ce nom.
refusal-mistake = Le serveur a fait une erreur ; rien n’a changé.
refusal-no-table = Cette table n’existe pas, ou elle ne t’est pas ouverte.
refusal-no-record = Cette partie n’existe pas ici, ou n’y est plus.
refusal-not-played-here = Ce serveur ne peut pas ouvrir cette partie ({ $problem }).
refusal-token-not-valid = Ce lien n’est pas valable à cette table.
refusal-watching-link = Ce lien ne sert qu’à regarder.
refusal-only-here = Pour l’instant, seul cet appareil peut ouvrir la table. Pour que d’autres entrent, connecte-le à ton réseau et lance Karat avec « karat » ou avec --host 0.0.0.0.
refusal-slow-down = Trop de choses à la fois. Attends une seconde.
refusal-too-many-tables = Trop de nouvelles tables à la fois. Attends une minute.
refusal-too-many-replays = Beaucoup de gens revoient des parties en ce moment. Reviens dans une minute.
refusal-too-many-sockets = Trop d’appareils de ton réseau sont connectés. Déconnectes-en quelques-uns, ou reviens plus tard.
refusal-too-many-records = Trop de fichiers à la fois. Attends une minute.
refusal-too-many-analyses = Beaucoup de parties sont en cours d’analyse. Reviens dans une minute.
refusal-between = Il faut un nombre entier de { $least } à { $most }.
refusal-in-all = Le total ne peut pas dépasser { $most }.
refusal-too-big = C’est trop volumineux : { $most } octets au maximum.
refusal-storage = Le serveur n’a pas pu l’enregistrer, rien n’a donc changé. Réessaie.
refusal-disk-full = Le disque du serveur est plein, rien n’a donc changé. Préviens la personne qui gère le serveur.
refusal-only-players = Seuls les joueurs de la table peuvent faire cela.
refusal-only-host = Seul l’hôte peut faire cela.
refusal-only-players-and-host = Seuls les joueurs et l’hôte peuvent faire cela.
refusal-no-seat-yet = Prends d’abord une place.
refusal-not-started = La partie n’a pas encore commencé.
refusal-started = La partie a déjà commencé.
refusal-game-not-over = La partie n’est pas encore terminée.
refusal-table-closed = La table est fermée.
refusal-started-without-you = La partie a déjà commencé, mais tu peux regarder.
refusal-seated-already = Tu as déjà une place.
refusal-all-seats-taken = Toutes les places sont prises, mais tu peux regarder.
refusal-seat-taken = Cette place n’est plus libre.
refusal-only-bot-levels = Pendant une partie, seul le niveau d’un bot peut être changé.
refusal-nobody-there = Personne d’autre n’occupe cette place.
refusal-too-many-guests = Trop de personnes sont passées à cette table. Ouvres-en une nouvelle.
refusal-table-used-up = Il s’est passé trop de choses à cette table. Tu peux finir la partie, mais rien d’autre.
refusal-too-many-people = { $count ->
    [one] Il y a déjà { $count } personne à la table : c’est trop pour ce nombre de joueurs.
    [many] Il y a déjà { $count } personnes à la table : c’est trop pour ce nombre de joueurs.
   *[other] Il y a déjà { $count } personnes à la table : c’est trop pour ce nombre de joueurs.
}
refusal-name-unseen = Le nom doit contenir au moins une lettre visible.
refusal-name-taken = Quelqu’un à la table porte déjà ce nom, ou un nom qui lui ressemble.
refusal-late = Ce n’est plus à toi de décider cela.
refusal-too-many-undos = Trop de coups ont été repris dans cette partie. Désormais, un coup joué reste joué.
refusal-someone-away = Quelque chose a été révélé depuis, et tout le monde n’est pas là pour donner son accord.
refusal-no-move-yet = Tu n’as pas encore joué de coup.
refusal-asked-already = La table a déjà une demande de reprise en cours.
refusal-question-closed = Cette question n’est plus ouverte.
refusal-agreed-already = Tu as déjà donné ton accord.
refusal-nothing-to-read = Le message est vide.
refusal-coach-busy = Le coach a beaucoup de questions en attente. Redemande dans une minute.
refusal-no-coach = Il n’y a pas de coach à cette table.
refusal-nothing-to-decide = Tu n’as rien à décider pour l’instant.
refusal-record-not-json = Ce n’est pas le fichier d’une partie : ce devrait être du JSON.
refusal-record-not-well-made = Ce n’est pas une partie au format de Karat ({ $problem }).
refusal-record-does-not-replay = La partie qu’il contient ne suit pas les règles ({ $problem }).
refusal-record-not-over = La partie qu’il contient n’est pas encore terminée.
refusal-still-here = La personne est là, ou vient à peine de partir. Attends quelques secondes.
refusal-waits-for-all = Cette table attend tout le monde, aussi longtemps qu’il le faut.
