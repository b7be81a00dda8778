/** Lets readers choose among the scenarios of the page that lists them all. */
export function startScenarioList(): () => void {
  const list = document.querySelector<HTMLElement>('[data-scenarios]');
  if (!list) return () => {};
  let stop = () => {};
  let isOver = false;
  import('./choose-scenario').then(
    ({ chooseScenarios }) => {
      if (!isOver) stop = chooseScenarios(list);
    },
    // The links load the page again, with the scenario in the URL.
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}
