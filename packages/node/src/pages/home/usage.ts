import { html, type Markup } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { snippetFigure } from '../snippet-figure.ts'

/**
 * The same report for programs: by HTTP in both forms, over MCP, on the command line.
 * @param sample a site that has a report, so that the requests can be tried as they are
 */
export function usageSection({ baseUrl, basePath }: PageContext, sample = 'https://example.com/'): Markup {
  const report = `${baseUrl}/api/v1/report?url=${encodeURIComponent(sample)}`
  const server = { mcpServers: { operable: { type: 'http', url: `${baseUrl}/mcp` } } }
  return html`<section id="use"><h2>Use it from programs</h2>
<p class="section-about">Reading a report is free, needs no key, never starts a scan and never touches the site. The <a href="${basePath}/openapi.json">OpenAPI description</a> has every operation.</p>
<div class="columns wide">
<div class="stack-tight"><h3>HTTP</h3><p>As JSON, or as Markdown for a language model:</p>${snippetFigure(`curl "${report}"`, 'the request for JSON')}${snippetFigure(`curl -H "Accept: text/markdown" "${report}"`, 'the request for Markdown')}</div>
<div class="stack-tight"><h3>MCP</h3><p>The MCP server has one tool, <code>site.get_audit_report</code>. Its address is <code>${baseUrl}/mcp</code>:</p>${snippetFigure(JSON.stringify(server, null, 2), 'the MCP configuration')}</div>
<div class="stack-tight"><h3>Command line</h3><p>Fetch a report from this service, or audit a site from your own machine:</p>${snippetFigure(`npx @operable/node report example.com --server ${baseUrl}`, 'the command for a report')}${snippetFigure('npx @operable/node audit example.com', 'the command for an audit')}</div>
<div class="stack-tight"><h3>Start a scan</h3><p>With a key of the console:</p>${snippetFigure(`curl -X POST -H "Authorization: Bearer $KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '{"url":"https://example.com/"}' \\\n  "${baseUrl}/api/v1/scans"`, 'the request that starts a scan')}</div>
</div></section>`
}
