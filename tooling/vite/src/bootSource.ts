import { minifySync } from 'vite'
import { earlyInputText } from './bootEarlyInput.ts'
import { unsupportedPage } from './unsupportedBrowser.ts'

/**
 * Runs before the first paint, from a file of its own because the content security policy allows no inline script
 * (D22). First it leads browsers that lack what the build needs to a page without script: of what bundles and sheets use,
 * the newest are named. Then it puts the chosen theme and language on the root element, so that nothing flashes, and says
 * there, in `data-boot`, when a page that the server drew is not all that this player is to see: a `member` is not shown what
 * depends on who looks, and of a page in another language, or that is hidden from who looks, nothing is shown (`other`). A page
 * that is loaded again it holds at the height that it had (`data-held`), and one for which the server was not reached says so
 * from the start (`data-offline`), until it is: where there is a network it looks itself.
 * It is written as browsers understood it that understand nothing since.
 *
 * The shell's scripts come after the largest picture (D18a): once the page is loaded, at the first sign of the player, or
 * at once where it is not theirs or where it is held, and when the document is there where a member sees not all of it. A
 * page that the server did not draw names them itself, but those that depend on whose page it is: a guest is led from a
 * page of members to login (guestEntrance.ts of the features). What is tapped and typed until then is kept for the shell to
 * do (bootEarlyInput.ts); a tap that waits is marked (`data-tapped`), and so is a page that is not all there yet
 * (`data-loading`).
 *
 * Pictures share the line with all of this, and a browser asks for far more of them than are seen. So the largest comes first
 * (`data-first`, see Picture.module.css), then those that are seen, the scripts, and the others; all of them once it is scrolled.
 */
export const bootScriptText = `(function () {
  var root = document.documentElement
  if (!('noModule' in document.createElement('script') && Map.groupBy && [].toSorted &&
    window.HTMLDialogElement && CSS.supports('selector(:has(a))'))) {
    location.replace('${unsupportedPage}')
    return
  }
  // The browser offers once for a page; the shell takes it from here (installOffer.ts of the features).
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault()
    window.koiInstall = event
  })
  var visit = performance.getEntriesByType('navigation')[0]
  var isKept = visit && visit.serverTiming && visit.serverTiming.some(function (timing) { return timing.name === 'kept' })
  var next
  function probe() {
    clearTimeout(next)
    fetch('/boot.js', { method: 'HEAD', cache: 'no-store' }).then(function (reply) {
      if (!reply.ok) throw new Error('not there')
      if ('offline' in root.dataset) dispatchEvent(new Event('online'))
    }).catch(function () { next = setTimeout(probe, 10000) })
  }
  if (navigator.onLine === false || isKept) {
    root.dataset.offline = ''
    // What the browser says is of the network alone.
    addEventListener('online', function (event) {
      if (event.isTrusted) probe()
      else delete root.dataset.offline
    })
    if (navigator.onLine) probe()
  }
  var drawn = root.dataset.drawn
  var who = 'guest'
  try {
    var theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    var known = { zh: 'zh-CN', en: 'en' }
    // The server has read what the browser asks for; where it has not, the browser says so itself.
    var asked = root.dataset.locale ? [root.dataset.locale] : navigator.languages
    var wanted = [localStorage.getItem('locale') || ''].concat(asked)
    root.lang = wanted.map(function (language) { return known[language.slice(0, 2)] }).find(Boolean) || root.lang
    if (sessionStorage.getItem('t')) who = 'member'
    // What is loaded again has to be as high as it was to be scrolled to where it was; see pageHeight.ts of the features.
    var left = JSON.parse(sessionStorage.getItem('page-height'))
    if (left && visit && visit.type !== 'navigate' &&
      left.address === location.pathname + location.search && left.key === ((history.state || {}).key || 'default')) {
      root.dataset.held = ''
      root.style.setProperty('--held-height', left.height + 'px')
      root.style.setProperty('--held-whole', left.whole + 'px')
      // What has not come by then may never come, this page's scripts included.
      setTimeout(function () {
        delete root.dataset.held
        root.style.removeProperty('--held-height')
        root.style.removeProperty('--held-whole')
      }, 10000)
    }
  } catch (error) {}
  // As loadChunk of the features does: a browser keeps a failed module for good, so the page is loaded again, once in a
  // minute, where its server answers.
  var broken = false
  function again() {
    showAll()
    broken = false
    fetch('/boot.js', { method: 'HEAD', cache: 'no-store' }).then(function () {
      if (Date.now() - Number(sessionStorage.getItem('chunk-reload') || 0) < 60000) throw new Error('just reloaded')
      sessionStorage.setItem('chunk-reload', String(Date.now()))
      location.reload()
    }).catch(function () {
      broken = true
      delete root.dataset.tapped
      delete root.dataset.loading
    })
  }
  addEventListener('online', function () { if (broken) again() })
  // A module is the shell's own; page views come by another kind of script, which may be blocked.
  addEventListener('error', function (event) { if (event.target.type === 'module') again() }, true)
  // False once every picture is shown that is to be seen.
  var waits = false
  function showPictures(all) {
    if (!waits) return
    waits = !all
    document.querySelectorAll('picture img[loading="lazy"]').forEach(function (picture) {
      var place = picture.closest('div').getBoundingClientRect()
      if (all || place.top < innerHeight && place.left < innerWidth) picture.removeAttribute('style')
      else picture.style.display = 'none'
    })
    delete root.dataset.first
  }
  function showAll() {
    showPictures(true)
  }
  // Begins to load what the shell or a route of it asks for later.
  function ahead(file) {
    var link = document.createElement('link')
    var isSheet = file.endsWith('.css')
    link.rel = isSheet ? 'preload' : 'modulepreload'
    if (isSheet) {
      link.as = 'style'
      link.crossOrigin = ''
    }
    link.href = file
    document.head.append(link)
    return link
  }
  function loadOwn() {
    var own = document.querySelector('meta[name="koi-' + who + '"]')
    if (own) own.content.split(' ').forEach(ahead)
  }
  if (!drawn) {
    root.dataset.loading = ''
    loadOwn()
    return
  }
  if (drawn !== root.lang || root.dataset.hiddenFrom === who) root.dataset.boot = 'other'
  else if (who === 'member') root.dataset.boot = who
  // A page of members is hidden until now.
  delete root.dataset.hiddenFrom

  var meta = document.querySelector('meta[name="koi-scripts"]')
  var files = meta.content.split(' ')
  function load() {
    if (broken) again()
    if (!files) return
    var entry = files[0]
    var left = files.length
    // Where the scripts are at hand, as after a reload, so are the pictures; else they would take the line from what follows.
    setTimeout(function () { left = 0 }, 300)
    function came() {
      if (!--left) showPictures()
    }
    files.forEach(function (file) { ahead(file).addEventListener('load', came) })
    files = null
    function run() { import(entry).catch(again) }
    // A script that is at hand would run before the page is complete, or a member sees it.
    function begin() {
      if (root.dataset.boot === 'member' && !document.hidden) requestAnimationFrame(function () { setTimeout(run) })
      else run()
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
    else begin()
  }
  if (root.dataset.boot) {
    root.dataset.loading = ''
    var loadAll = function () {
      load()
      loadOwn()
    }
    if (root.dataset.boot === 'other') return loadAll()
    // Earlier they would take the line from the page itself, which is to be seen first.
    document.addEventListener('DOMContentLoaded', loadAll)
  }

  if (!('held' in root.dataset)) {
    waits = true
    root.dataset.first = ''
    setTimeout(showAll, 10000)
  }
${earlyInputText}  var timer
  function soon() {
    clearTimeout(timer)
    timer = setTimeout(load, 200)
  }
  // Further down nothing may be painted until the scripts have come, and in a hidden tab nothing is.
  if ('held' in root.dataset || document.hidden) load()
  addEventListener('load', function () {
    // On a slow device a picture that has come is painted long after that.
    var first = [].slice.call(document.querySelectorAll('img[fetchpriority="high"]'))
    Promise.allSettled(first.map(function (picture) { return picture.decode() })).then(function () {
      if (files) showPictures()
      // Each larger picture or text that is painted puts the scripts off once more.
      var painted = 'largest-contentful-paint'
      if (!(PerformanceObserver.supportedEntryTypes || []).includes(painted)) soon()
      else new PerformanceObserver(soon).observe({ type: painted, buffered: true })
    })
  })
  // A picture that does not come holds nothing up for good.
  setTimeout(function () {
    if (files) showPictures()
    load()
  }, 5000)
})()
`

/** As it is sent. A browser that knows `import()`, which stands in it, knows the syntax of 2015. */
export const bootSource = minifySync('boot.js', bootScriptText, { compress: { target: 'es2015' } }).code
