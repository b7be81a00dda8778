/** Lets readers choose among the scenarios of the page that lists them all. */
export function startScenarioList(signal: AbortSignal): void {
  const list = document.querySelector<HTMLElement>('[data-scenarios]');
  if (!list) return;
  import('./choose-scenario').then(
    ({ chooseScenarios }) => {
      if (!signal.aborted) chooseScenarios(list, signal);
    },
    // The links load the page again, with the scenario in the URL.
    () => {},
  );
}
