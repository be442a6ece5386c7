import type { Tool } from '@operable/core'
import type { ToolList } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { html, type Markup } from '../html.ts'
import { pathOn, siteLink, siteText } from '../site-text.ts'
import type { ConsoleView } from './console-view.ts'
import { postForm } from './post-form.ts'
import { checkForm } from './tool-check.ts'
import { tryAddress } from './tool-links.ts'

/** Every tool with what the widget does for it, and its switch. */
export function toolList(website: Website, { tools }: ToolList, view: ConsoleView): Markup {
  if (tools.length === 0) {
    return html`<p class="section-about">No tools yet. Discover them on the website, or make them from the addresses of its pages.</p>`
  }
  return html`<ul class="stack">${tools.map((tool) => toolCard(website, tool, view))}</ul>`
}

function toolCard(website: Website, tool: Tool, view: ConsoleView): Markup {
  const { id, name, description, pageUrl, active, selector, source, metadata } = tool
  const path = `/console/websites/${website.id}/tools/${id}`
  const next = active ? 'Switch off' : 'Switch on'
  return html`<li class="card stack-tight"><div class="between"><h3><a href="${view.basePath}${path}">${siteText(name, 128)}</a></h3><span class="row"><span class="pill ${active && 'good'}">${active ? 'on' : 'off'}</span><span class="pill">${source}</span>${metadata.unchecked && html`<span class="pill">unchecked</span>`}</span></div>
<p>${siteText(description, 300)}</p>
<p class="muted small">${metadata.triggerSelector !== undefined && html`<code>${siteText(metadata.triggerSelector, 160)}</code>, then `}<code>${siteText(selector, 160)}</code> on ${siteLink(pageUrl, pathOn(website.url, pageUrl))}</p>
<div class="row"><a class="button quiet small-button" href="${view.basePath}${path}">Edit<span class="hidden"> ${name}</span></a>${active && html`<a class="button quiet small-button" href="${tryAddress(tool)}" target="_blank" rel="noopener noreferrer">Try it<span class="hidden">: ${name}, in a new tab</span></a>`}${checkForm(path, view, html`<button class="quiet small-button">Check<span class="hidden"> ${name}</span></button>`)}${postForm(
    { path: `${path}/switch` },
    view,
    html`<input type="hidden" name="active" value="${active ? 'no' : 'yes'}"><button class="quiet small-button">${next}<span class="hidden"> ${name}</span></button>`,
  )}</div></li>`
}
