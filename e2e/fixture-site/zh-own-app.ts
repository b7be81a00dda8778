import type { OwnAppLabels } from '../../lib/settings/labels';

/** The texts of the page that checks a reader's own sub-app, in Chinese; `lib/settings/en-own-app.ts` says where each one shows. */
export const zhOwnApp: OwnAppLabels = {
  form: {
    field: '子应用的 URL',
    check: '检查',
    failed: '检查程序无法加载，请检查网络后重试，或重新加载页面。',
    malformed: '这不是一个 URL。请写成 http://localhost:8091/ 的形式。',
    manually: '没有 JavaScript 时，此页面无法检查您的子应用。请按“Nothing renders?”手动检查。',
    file: '如果浏览器不允许此页面访问您的服务器，可以下载同样功能的单个文件：',
    download: '下载 check-my-sub-app.html',
  },
  results: {
    checking: '正在检查您的子应用',
    fine: '没有发现问题：Garfish 已挂载您的子应用，并且有内容显示。',
    first: '发现一个问题。请先看这项检查：{check}。',
    fix: '解决办法：',
    explained: '这是什么意思',
    stage: '由 Garfish 挂载的您的子应用',
    empty: 'Garfish 会在这里挂载您的子应用。',
  },
  outcomes: {
    passed: '通过',
    warning: '警告',
    problem: '有问题',
    skipped: '未检查',
    checking: '正在检查',
  },
  checks: {
    answer: '服务器有响应',
    cors: '服务器允许其他源访问',
    status: '状态码表示成功',
    type: '入口是带脚本的 HTML，或者是 JavaScript',
    modules: '脚本是普通脚本',
    'public-path': '`publicPath` 指向子应用的服务器',
    files: '入口的所有文件都能加载',
    provider: '脚本提供了 provider',
    mount: 'Garfish 挂载了应用，并且有内容显示',
  },
  findings: {
    answers: '`{url}` 有响应。',
    redirects: '它重定向到 `{url}`。',
    noAnswer: '`{url}` 没有响应。',
    incomplete: '`{url}` 的响应中断，或者没有在 20 秒内结束。',
    elsewhere:
      '`{url}` 在另一台主机上，或者重定向到另一台主机（例如登录页）。此页面只能连接 localhost 和 127.0.0.1。',
    allowed: '服务器允许此页面的源 `{origin}`。它也必须允许主应用的源。',
    notAllowed:
      '响应没有允许 `{origin}` 的 `Access-Control-Allow-Origin`，因此浏览器不让其他源的页面读取它：此页面不行，主应用也不行。',
    sameOrigin: '此页面与您的服务器同源，因此这里不受 CORS 限制。主应用会受限制。',
    status: '状态码是 {status}。',
    badStatus: '状态码是 {status}。',
    html: '它是一个 HTML 页面。请确认它是您的子应用，而不是主应用或登录页面。',
    titledHtml:
      '它是一个标题为“{title}”的 HTML 页面。请确认它是您的子应用，而不是主应用或登录页面。',
    noScript: 'HTML 里没有脚本，因此没有任何代码提供 provider。',
    script: '它是一个脚本。JavaScript 入口必须打包成一个文件。',
    noType: '内容类型为空。',
    otherType: '内容类型是 `{type}`。',
    htmlEntry: '内容类型是 `{type}`，但文本是一个 HTML 页面。',
    classic: '没有脚本是 ES 模块。',
    modules:
      'HTML 里有 `type="module"` 的脚本，Vite 的开发服务器就是这样写的。vm 沙箱不能运行 ES 模块。',
    absolutePath: '`publicPath` 是 `{value}`。',
    noPath: '没有发现异常。',
    relativePath:
      '`publicPath` 是 `{value}`，因此浏览器会向主应用的服务器请求懒加载的代码块和图片。',
    foreignPath: '入口在 `{origin}`，但其中有一个脚本在 `{foreign}`，该脚本无法加载。',
    loaded: '已加载：{count}。',
    noFiles: '它没有其他文件。',
    fileNoAnswer: '`{url}` 没有响应。',
    fileIncomplete: '`{url}` 的响应中断，或者没有在 20 秒内结束。',
    fileNotAllowed: '`{url}` 没有 `Access-Control-Allow-Origin`。',
    fileElsewhere: '`{url}` 在另一台服务器上，或者重定向到那里，此页面不能连接它。',
    fileNoUrl: '`{url}` 不是有效的 URL。',
    fileStatus: '`{url}` 的状态码是 {status}。',
    fileHtml: '`{url}` 是一个 HTML 页面。',
    provider: 'Garfish 已得到 provider。',
    noProvider: 'Garfish 没有得到 provider：{message}',
    mounted: 'Garfish 已调用 `render`，容器中有内容。',
    empty: '`render` 已运行，但容器是空的。',
    emptyAfter: '`render` 已运行，但容器是空的。没有代码捕获这个错误：{message}',
    failed: 'Garfish 报告：{message}',
    ended: '舞台已停止（{reason}）。',
    stopped: '您停止了运行。',
    unfinished: '此页面无法完成检查：{message}',
  },
  fixes: {
    noAnswer:
      '请启动开发服务器，并核对端口。如果该 URL 能在标签页中打开，说明浏览器不让此页面访问您的电脑：请在地址栏旁允许访问本地网络，或者使用下面的文件（在 Safari 中必须这样做）。',
    incomplete: '请查看服务器终端里的错误。响应必须结束，并且与 `Content-Length` 的长度一致。',
    cors: "让开发服务器在每个文件的响应中发送 `Access-Control-Allow-Origin: *`。webpack：`devServer: { headers: { 'Access-Control-Allow-Origin': '*' } }`。Vite：`server: { cors: true }`。",
    status:
      '请改正 URL 的路径，或者修复服务器。然后重新加载主应用的页面，因为 Garfish 会记住失败。',
    noScript: '请用打包工具生成的 HTML 作为入口，而不是它的模板。',
    type: '请以 `text/html` 提供入口；如果入口是脚本，则用 `text/javascript`。请确认该 URL 是子应用页面的 URL。',
    htmlEntry: '请改正入口的 URL，并让服务器对不存在的文件返回 404，而不是首页。',
    modules:
      '请在主应用中为此应用设置 `sandbox: false`，或者打包成一个普通脚本。在舞台上关闭 `sandbox`，可以看到应用不用沙箱时的运行情况。',
    relativePath: '请设置为 `{origin}/`，即子应用的绝对 URL。',
    foreignPath:
      '请把 `publicPath`（webpack）或 `base`（Vite）设置为 `{origin}/`，即子应用的 URL。',
    fileNoAnswer: '请改正 `publicPath`，或者启动这个文件的服务器。',
    fileNotAllowed: '脚本和样式表的响应也要带上这个响应头，不能只有 HTML 带上。',
    fileElsewhere: '请在主应用的 Network 面板中检查。舞台会略过它。',
    fileNoUrl:
      '请在 HTML 中改正它。如果其中有 `%VITE_CDN%` 这样的占位符，说明构建没有替换它：请设置同名的变量。',
    fileStatus: '请改正 URL，例如通过 `publicPath` 或 `base`。',
    fileHtml:
      '请改正 URL，例如通过 `publicPath` 或 `base`，并让服务器对不存在的文件返回 404，而不是首页。',
    provider:
      "请从入口文件导出 `provider`，并让 webpack 输出 UMD：`output: { library: { type: 'umd' } }`。ES 模块请设置 `__GARFISH_EXPORTS__.provider`，或者使用 bridge。",
    empty:
      '请渲染到 `dom` 里面的元素，而不是 `document.querySelector` 找到的元素，并把 `basename` 传给子应用的路由。在此页面上它是 `/app`。',
  },
};
