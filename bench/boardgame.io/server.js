const { Server, Origins } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

// A short game of the kind of Diamoniak: draw or stop, colours build castles, a witch takes three cards. It never ends.
const cards = () => [
  ...[...'RBGYPO'].flatMap(colour => [1, 2, 3, 4, 5, 6].map(part => colour + part)),
  ...Array(14).fill('gem'),
  ...Array(5).fill('witch'),
];

const Castles = {
  name: 'castles',
  setup: ({ ctx, random }) => ({
    secret: { deck: random.Shuffle(cards()) },
    deck: 55,
    discard: [],
    drawn: false,
    seats: Array.from({ length: ctx.numPlayers }, () => ({ colour: null, castle: 0, store: [] })),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    draw: ({ G, playerID, random, events }) => {
      if (!G.secret.deck.length) {
        G.secret.deck = random.Shuffle(cards());
        G.discard = [];
        for (const seat of G.seats) Object.assign(seat, { colour: null, castle: 0, store: [] });
      }
      const card = G.secret.deck.pop();
      const seat = G.seats[playerID];
      G.deck = G.secret.deck.length;
      G.drawn = true;
      if (card === 'witch') {
        G.discard.push(card, ...seat.store.splice(0, 3));
        G.drawn = false;
        events.endTurn();
      } else if (card !== 'gem' && (!seat.colour || seat.colour === card[0])) {
        seat.colour = card[0];
        seat.castle++;
      } else {
        seat.store.push(card);
      }
    },
    stop: ({ G, events }) => {
      if (!G.drawn) return 'INVALID_MOVE';
      G.drawn = false;
      events.endTurn();
    },
  },
};
const server = Server({ games: [Castles], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2])).then(({ appServer }) => console.log('port', appServer.address().port));
