import { ACTIVE_WHEN } from './active-when';
import { API_LIMITS } from './api-limits';
import { API_MEMBERS } from './api-members';
import { API_OVERVIEW } from './api-overview';
import { APP_MEMBERS } from './app-members';
import { ARCHITECTURE } from './architecture';
import { ASSISTANTS } from './assistants';
import { BRIDGE_OPTIONS } from './bridge-options';
import { BRIDGES } from './bridges';
import { BROWSER_SUPPORT } from './browser-support';
import { BUILD_AND_URLS } from './build-and-urls';
import { BUILDS } from './builds';
import { CACHE_AND_LIFECYCLE } from './cache-and-lifecycle';
import { CHANNEL } from './channel';
import { type Claim, joined, type Sentence } from './claim';
import { CONCEPT_BUILD } from './concept-build';
import { CONCEPT_CACHE } from './concept-cache';
import { CONCEPT_LIFECYCLE } from './concept-lifecycle';
import { CONCEPT_NAVIGATIONS } from './concept-navigations';
import { CONCEPT_ROUTING } from './concept-routing';
import { CONCEPT_SANDBOX } from './concept-sandbox';
import { CONCEPT_STEPS } from './concept-steps';
import { CUSTOM_ELEMENTS } from './custom-elements';
import { DEMO } from './demo';
import { ENTRY_ELEMENTS } from './entry-elements';
import { ENV } from './env';
import { ENV_SCRIPTS } from './env-scripts';
import { ERRORS_FILES } from './errors-files';
import { ERRORS_HOOKS } from './errors-hooks';
import { ERRORS_LOAD } from './errors-load';
import { ERRORS_MOUNT } from './errors-mount';
import { ERRORS_PLUGINS } from './errors-plugins';
import { ERRORS_SANDBOX } from './errors-sandbox';
import { ERRORS_SCRIPTS } from './errors-scripts';
import { ERRORS_START } from './errors-start';
import { EVAL_HOOKS } from './eval-hooks';
import { EXTERNALS } from './externals';
import { EXTERNALS_AND_BUILDS } from './externals-and-builds';
import { FAQ } from './faq';
import { FAQ_EVENTS_AND_SIZES } from './faq-events-and-sizes';
import { FAQ_MORE } from './faq-more';
import { FAQ_RUNS } from './faq-runs';
import { FAQ_SURROUNDINGS } from './faq-surroundings';
import { FRESH_QUESTIONS } from './fresh-questions';
import { GLOBALS } from './globals';
import { GUIDE_ADVANCE } from './guide-advance';
import { GUIDE_LOAD_APP } from './guide-load-app';
import { GUIDE_PAGES } from './guide-pages';
import { HMR } from './hmr';
import { ISSUES } from './issues';
import { LOAD_APP } from './load-app';
import { LOAD_APP_RESULTS } from './load-app-results';
import { LOADER } from './loader';
import { LOADER_MEMBERS } from './loader-members';
import { LOADER_REQUESTS } from './loader-requests';
import { MORE_PARTS } from './more-parts';
import { OLDER_DOCS } from './older-docs';
import { PLUGINS_CSS_SCOPE } from './plugins-css-scope';
import { PLUGINS_ES_MODULE } from './plugins-es-module';
import { PRELOAD_APP } from './preload-app';
import { QUESTIONS } from './questions';
import { QUICK_NAVIGATIONS } from './quick-navigations';
import { QUICK_START } from './quick-start';
import { REGISTER_APP } from './register-app';
import { REGISTER_APP_FIELDS } from './register-app-fields';
import { ROUTER } from './router';
import { ROUTER_CHANGES } from './router-changes';
import { ROUTER_MODES } from './router-modes';
import { ROUTER_ROUTES } from './router-routes';
import { ROUTES } from './routes';
import { ROUTING_AND_SANDBOX } from './routing-and-sandbox';
import { RUN_APP_HOOKS } from './run-app-hooks';
import { RUN_DEFAULTS } from './run-defaults';
import { RUN_ERRORS } from './run-errors';
import { RUN_HOOKS } from './run-hooks';
import { RUN_OPTIONS } from './run-options';
import { RUN_SETTINGS } from './run-settings';
import { RUN_TASKS } from './run-tasks';
import { RUN_UNHOOKED_ERRORS } from './run-unhooked-errors';
import { SANDBOX_FIELDS } from './sandbox-fields';
import { SANDBOX_OPTIONS } from './sandbox-options';
import { SANDBOX_SCRIPTS } from './sandbox-scripts';
import { SANDBOX_STYLES } from './sandbox-styles';
import { SECOND_DESTROY } from './second-destroy';
import { SETUP } from './setup';
import { SOURCEMAP } from './sourcemap';
import { TASKS_COMMUNICATION } from './tasks-communication';
import { TASKS_HOST_WITH_ROUTER } from './tasks-host-with-router';
import { TASKS_LEAKS } from './tasks-leaks';
import { TASKS_PEOPLE_ASK } from './tasks-people-ask';
import { TASKS_QIANKUN } from './tasks-qiankun';
import { TASKS_SIGN_IN } from './tasks-sign-in';
import { TASKS_TABS } from './tasks-tabs';
import { TASKS_UPGRADE } from './tasks-upgrade';
import { TASKS_WORKERS } from './tasks-workers';
import { WEB_COMPONENT } from './web-component';

/** All claims, by page. */
export const CLAIMS: readonly Claim[] = joined([
  ...RUN_OPTIONS,
  ...RUN_SETTINGS,
  ...RUN_DEFAULTS,
  ...REGISTER_APP_FIELDS,
  ...SANDBOX_FIELDS,
  ...FAQ,
  ...API_MEMBERS,
  ...API_LIMITS,
  ...APP_MEMBERS,
  ...LOADER_MEMBERS,
  ...EXTERNALS_AND_BUILDS,
  ...WEB_COMPONENT,
  ...API_OVERVIEW,
  ...BRIDGES,
  ...BRIDGE_OPTIONS,
  ...ERRORS_FILES,
  ...ERRORS_SCRIPTS,
  ...ERRORS_PLUGINS,
  ...FAQ_MORE,
  ...FAQ_RUNS,
  ...FAQ_SURROUNDINGS,
  ...FAQ_EVENTS_AND_SIZES,
  ...CONCEPT_STEPS,
  ...SANDBOX_STYLES,
  ...CACHE_AND_LIFECYCLE,
  ...ROUTING_AND_SANDBOX,
  ...RUN_HOOKS,
  ...RUN_APP_HOOKS,
  ...RUN_ERRORS,
  ...RUN_UNHOOKED_ERRORS,
  ...RUN_TASKS,
  ...LOAD_APP,
  ...LOAD_APP_RESULTS,
  ...REGISTER_APP,
  ...ACTIVE_WHEN,
  ...ROUTER,
  ...ROUTER_ROUTES,
  ...ROUTER_MODES,
  ...ROUTES,
  ...QUICK_NAVIGATIONS,
  ...LOADER,
  ...LOADER_REQUESTS,
  ...CHANNEL,
  ...GLOBALS,
  ...SETUP,
  ...EXTERNALS,
  ...PRELOAD_APP,
  ...GUIDE_LOAD_APP,
  ...QUICK_START,
  ...ENV,
  ...ENV_SCRIPTS,
  ...BROWSER_SUPPORT,
  ...HMR,
  ...SANDBOX_SCRIPTS,
  ...ROUTER_CHANGES,
  ...CONCEPT_BUILD,
  ...BUILD_AND_URLS,
  ...CONCEPT_CACHE,
  ...CONCEPT_LIFECYCLE,
  ...CONCEPT_ROUTING,
  ...CONCEPT_SANDBOX,
  ...CONCEPT_NAVIGATIONS,
  ...SANDBOX_OPTIONS,
  ...ISSUES,
  ...GUIDE_ADVANCE,
  ...GUIDE_PAGES,
  ...MORE_PARTS,
  ...TASKS_COMMUNICATION,
  ...TASKS_HOST_WITH_ROUTER,
  ...TASKS_SIGN_IN,
  ...TASKS_TABS,
  ...BUILDS,
  ...TASKS_QIANKUN,
  ...TASKS_PEOPLE_ASK,
  ...FRESH_QUESTIONS,
  ...TASKS_WORKERS,
  ...TASKS_UPGRADE,
  ...TASKS_LEAKS,
  ...ERRORS_START,
  ...ERRORS_HOOKS,
  ...ERRORS_LOAD,
  ...ERRORS_MOUNT,
  ...SECOND_DESTROY,
  ...ERRORS_SANDBOX,
  ...ARCHITECTURE,
  ...ASSISTANTS,
  ...DEMO,
  ...OLDER_DOCS,
  ...PLUGINS_CSS_SCOPE,
  ...PLUGINS_ES_MODULE,
  ...SOURCEMAP,
  ...CUSTOM_ELEMENTS,
  ...ENTRY_ELEMENTS,
  ...EVAL_HOOKS,
  ...QUESTIONS,
]);

/** All sentences that claims show. */
export const SENTENCES: readonly Sentence[] = CLAIMS.flatMap((claim) => [
  claim,
  ...(claim.also ?? []),
]);
