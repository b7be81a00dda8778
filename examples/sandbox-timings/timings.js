var topLevel = 1;
window['property'] = 1;

function time(loop) {
  const count = 200_000;
  let best = Infinity;
  for (let round = 0; round < 25; round++) {
    const start = performance.now();
    loop(count);
    best = Math.min(best, performance.now() - start);
  }
  return (best / count) * 1e6; // nanoseconds per operation
}

const provider = {
  render() {
    const local = 1;
    let sum = 0;
    console.table({
      local: time((n) => {
        let s = 0;
        for (let i = 0; i < n; i++) s += local;
        sum += s;
      }),
      math: time((n) => {
        let s = 0;
        for (let i = 0; i < n; i++) s += Math.abs(i);
        sum += s;
      }),
      readVar: time((n) => {
        let s = 0;
        for (let i = 0; i < n; i++) s += topLevel;
        sum += s;
      }),
      writeVar: time((n) => {
        for (let i = 0; i < n; i++) topLevel = i;
      }),
      readWindow: time((n) => {
        let s = 0;
        for (let i = 0; i < n; i++) s += window['property'];
        sum += s;
      }),
      writeWindow: time((n) => {
        for (let i = 0; i < n; i++) window['property'] = i;
      }),
      document: time((n) => {
        let s = 0;
        for (let i = 0; i < n; i++) s += document.nodeType;
        sum += s;
      }),
    });
    console.log(sum); // uses the results, so the engine keeps the loops
  },
  destroy() {},
};

module.exports = { provider };
