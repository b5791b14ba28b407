// All players of some matches in one process: each answers as soon as it is its turn.
const { readFileSync } = require('fs');
const { io } = require('socket.io-client');

const url = process.argv[2];
const [matches, players, seconds, pid] = process.argv.slice(3).map(Number);
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

function cpu() {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

(async () => {
  const sockets = [];
  for (let m = 0; m < matches; m++) for (let p = 0; p < players; p++) sockets.push(await seat('m' + m, String(p)));
  running = true;
  for (const socket of sockets) socket.act();
  await new Promise(done => setTimeout(done, 1000));
  const [moved, used, begun] = [moves, cpu(), Date.now()];
  await new Promise(done => setTimeout(done, seconds * 1000));
  const made = moves - moved;
  console.log(JSON.stringify({ moves: made, rate: made / ((Date.now() - begun) / 1000), per_cpu: made / (cpu() - used) }));
  process.exit();
})();
