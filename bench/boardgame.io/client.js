// All players of some matches in one process: each answers as soon as it is its turn, in turns of as many seconds as asked for.
const { createInterface } = require('readline');
const { io } = require('socket.io-client');

const url = process.argv[2];
const [matches, players] = process.argv.slice(3).map(Number);
let moves = 0;
let running = false;

function seat(match, id) {
  return new Promise(ready => {
    const socket = io(url + '/castles', { transports: ['websocket'], forceNew: true });
    let state = null;
    socket.act = () => {
      if (!running || state.ctx.currentPlayer !== id) return;
      const type = state.G.drawn && Math.random() < 0.3 ? 'stop' : 'draw';
      const action = { type: 'MAKE_MOVE', payload: { type, args: [], playerID: id, credentials: null } };
      socket.emit('update', action, state._stateID, match, id);
    };
    socket.on('connect', () => socket.emit('sync', match, id, null, players));
    socket.on('sync', (_, info) => {
      state = info.state;
      ready(socket);
    });
    socket.on('update', (_, next) => {
      if (next._stateID <= state._stateID) return;
      if (id === '0') moves += 1;
      state = next;
      socket.act();
    });
  });
}

(async () => {
  const sockets = [];
  for (let m = 0; m < matches; m++) for (let p = 0; p < players; p++) sockets.push(await seat('m' + m, String(p)));
  console.log('ready');
  for await (const line of createInterface({ input: process.stdin })) {
    const [seconds, settle] = line.split(' ').map(Number);
    const before = moves;
    running = true;
    for (const socket of sockets) socket.act();
    await new Promise(done => setTimeout(done, seconds * 1000));
    running = false;
    const inTime = moves - before;
    await new Promise(done => setTimeout(done, settle * 1000));
    console.log(inTime, moves - before);
  }
})();
