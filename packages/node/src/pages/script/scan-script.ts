/** Follows a scan as it goes on and opens the report at its end. When the stream breaks off, the page looks again. */
export const scanScript = `
const box = document.querySelector('#scan')
const state = document.querySelector('#scan-state')
const bar = document.querySelector('#scan-progress')
const events = new EventSource(box.dataset.events)
function follow(event) {
  const scan = JSON.parse(event.data)
  if (scan.state === 'running') {
    state.textContent = scan.pagesDone > 0 ? scan.pagesDone + ' of ' + scan.pagesPlanned + ' pages read.' : 'Entering the site.'
    bar.max = scan.pagesPlanned
    bar.value = scan.pagesDone
  }
  if (scan.state === 'completed') location.replace(box.dataset.report + scan.reportId)
  if (scan.state === 'failed') location.reload()
  if (scan.state === 'completed' || scan.state === 'failed') events.close()
}
for (const name of ['queued', 'running', 'completed', 'failed']) events.addEventListener(name, follow)
events.addEventListener('error', () => {
  if (events.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 3000)
})
`.trim()
