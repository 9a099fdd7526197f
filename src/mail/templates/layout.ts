// The layout of the shop's mails: tables and inline styles only, so that every mail program renders it.
// Pictures only of garments, each with its words: a program that blocks pictures loses nothing that is said.
import type { LittleBlock } from '#content/little-markdown.ts'
import type { Inline } from '#content/markdown.ts'
import { languageTags, type Language } from '#kit/language.ts'
import {
	oneLine,
	type Mail,
	type MailBlock,
	type MailContent,
	type MailFact,
	type MailPicture,
	type Sender,
} from './content.ts'
import { wordsId } from '../rules/own-words.ts'
import { layoutTexts } from './layout-texts.ts'
import { absolute, html, plainMail, webAddress, type Markup } from './markup.ts'
import { marks } from './marks.ts'
import { firstWords, withWords } from './wording.ts'

const colors = {
	ink: '#0d1b15',
	turf: marks.turf,
	turfLine: '#2c5a43',
	pine: marks.primary,
	gold: marks.action,
	chalk: '#f7f5ef',
	paper: '#fffefa',
	line: '#ddd8ca',
	body: '#3c463f',
	muted: '#5d665f',
} as const

const sans = "'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const display =
	"'Big Shoulders','Arial Narrow','Roboto Condensed','Helvetica Neue Condensed',Impact,sans-serif"
const mono = "'SFMono-Regular',Consolas,'Liberation Mono',Menlo,monospace"

const words = `margin:0 0 16px;font:400 16px/1.55 ${sans};color:${colors.body}`
const small = `margin:0 0 6px;font:400 13px/1.5 ${sans};color:${colors.muted}`

function button({ label, href }: { label: string; href: string }, language: Language): Markup {
	const address = webAddress(href)
	const look = `display:inline-block;padding:15px 28px;border-radius:8px;font:700 17px/1.2 ${sans};color:${colors.ink};text-decoration:none`
	return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 14px">
			<tr>
				<td bgcolor="${colors.gold}" style="border-radius:8px;background:${colors.gold}">
					<a href="${address}" style="${look}">${label}</a>
				</td>
			</tr>
		</table>
		<p style="${small}">${layoutTexts[language].ifButtonFails}</p>
		<p style="margin:0 0 18px;font:400 13px/1.5 ${sans};word-break:break-all">
			<a href="${address}" style="color:${colors.pine}">${address}</a>
		</p>`
}

/** A scoreboard: one code, large, gold on turf. */
const code = ({ code: digits, label }: { code: string; label: string }): Markup =>
	html`<p style="${small}">${label}</p>
		<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px">
			<tr>
				<td
					bgcolor="${colors.turf}"
					style="padding:14px 22px;border-radius:10px;background:${colors.turf};font:700 34px/1.2 ${mono};letter-spacing:8px;color:${colors.gold}"
				>
					${digits}
				</td>
			</tr>
		</table>`

const facts = (rows: readonly MailFact[]): Markup =>
	html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px">
		${rows.map(
			({ name, value, href }) =>
				html`<tr>
					<td
						style="padding:3px 16px 3px 0;vertical-align:top;font:400 14px/1.5 ${sans};color:${colors.muted}"
					>
						${name}
					</td>
					<td style="padding:3px 0;font:700 14px/1.5 ${sans};color:${colors.ink};word-break:break-word">
						${href === undefined ? value : html`<a href="${webAddress(href)}" style="color:${colors.pine}">${value}</a>`}
					</td>
				</tr>`,
		)}
	</table>`

const quote = (quoted: string): Markup =>
	html`<table
		role="presentation"
		width="100%"
		cellpadding="0"
		cellspacing="0"
		border="0"
		style="margin:0 0 18px"
	>
		<tr>
			<td
				style="padding:4px 0 4px 16px;border-left:4px solid ${colors.gold};font:400 16px/1.55 ${sans};color:${colors.ink};word-break:break-word"
			>
				${quoted.split(/\r\n|\r|\n/).map((line) => html`${line}<br />`)}
			</td>
		</tr>
	</table>`

/** Pixels; side by side as far as the screen is wide. */
const pictureWide = 120
const pictureHigh = 150

const picture = ({ src, caption }: MailPicture): Markup =>
	html`<div
		style="display:inline-block;width:${String(pictureWide)}px;margin:0 8px 12px 0;vertical-align:top;font:400 13px/1.4 ${sans};color:${colors.muted}"
	>
		<img
			src="${webAddress(src)}"
			alt=""
			width="${String(pictureWide)}"
			height="${String(pictureHigh)}"
			style="display:block;margin:0 0 6px;border:0;border-radius:8px;background:${colors.chalk}"
		/>${caption}
	</div>`

function inlineMarkup(part: Inline, publicUrl: string): Markup {
	switch (part.kind) {
		case 'strong':
			return html`<strong>${part.text}</strong>`
		case 'emphasis':
			return html`<em>${part.text}</em>`
		case 'link':
			return html`<a href="${absolute(part.href, publicUrl)}" style="color:${colors.pine}">${part.text}</a>`
		case 'text':
			return html`${part.text}`
	}
}

function richMarkup(block: LittleBlock, publicUrl: string): Markup {
	const inline = (content: readonly Inline[]) => content.map((part) => inlineMarkup(part, publicUrl))
	if (block.kind === 'paragraph') return html`<p style="${words}">${inline(block.content)}</p>`
	const items = block.items.map((item) => html`<li style="margin:0 0 6px">${inline(item)}</li>`)
	return block.ordered
		? html`<ol style="${words}">
				${items}
			</ol>`
		: html`<ul style="${words}">
				${items}
			</ul>`
}

function blockMarkup(
	block: MailBlock,
	{ language, publicUrl }: { language: Language; publicUrl: string },
): Markup {
	switch (block.kind) {
		case 'text':
			return html`<p style="${words}">${block.text}</p>`
		case 'rich':
			return html`${block.blocks.map((part) => richMarkup(part, publicUrl))}`
		case 'button':
			return button(block, language)
		case 'code':
			return code(block)
		case 'facts':
			return facts(block.facts)
		case 'quote':
			return quote(block.text)
		case 'pictures':
			return html`<div style="margin:0 0 6px">${block.pictures.map(picture)}</div>`
	}
}

const header = html`<tr>
		<td
			bgcolor="${colors.turf}"
			style="padding:20px 32px;border-radius:14px 14px 0 0;background:${colors.turf}"
		>
			<table role="presentation" cellpadding="0" cellspacing="0" border="0">
				<tr>
					<td
						align="center"
						bgcolor="${colors.gold}"
						style="width:34px;min-width:34px;height:36px;border-radius:4px 4px 12px 12px;background:${colors.gold};font:900 24px/36px ${display};color:${colors.turf}"
					>
						${marks.patch}
					</td>
					<td
						style="padding-left:12px;font:900 26px/1 ${display};letter-spacing:1px;text-transform:uppercase;color:${colors.chalk}"
					>
						${marks.name}
					</td>
				</tr>
			</table>
		</td>
	</tr>
	<tr>
		<td
			bgcolor="${colors.turf}"
			style="padding:0 32px 10px;background:${colors.turf};font-size:0;line-height:0"
		>
			<div style="border-top:2px dashed ${colors.turfLine};font-size:0;line-height:0">&nbsp;</div>
		</td>
	</tr>`

type Footed = Pick<MailContent, 'reason' | 'stop'> & { language: Language }

function footer({ reason, stop, language }: Footed, publicUrl: string): Markup {
	const { since, help, support, or } = layoutTexts[language]
	const quiet = `color:${colors.muted}`
	return html`<tr>
		<td style="padding:20px 32px 0">
			<p style="${small}">${reason}</p>
			${stop ? html`<p style="${small}"><a href="${webAddress(stop.href)}" style="${quiet}">${stop.label}</a></p>` : ''}
			<p style="${small}">
				<a href="${publicUrl}/" style="${quiet}">${marks.name}</a>, ${since} ${help}
				<a href="${publicUrl}/support" style="${quiet}">${support}</a> ${or} ${marks.phone}.
			</p>
		</td>
	</tr>`
}

function page(
	{ subject, preview = '', headline, blocks, reason, stop, language = 'en' }: MailContent,
	{ publicUrl }: Sender,
): Markup {
	const title = `margin:0 0 18px;font:900 34px/1.05 ${display};text-transform:uppercase;color:${colors.ink}`
	const hidden = 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#f7f5ef'
	return html`<!doctype html>
		<html lang="${languageTags[language]}">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				<meta name="color-scheme" content="light" />
				<meta name="supported-color-schemes" content="light" />
				<base target="_blank" />
				<title>${subject}</title>
			</head>
			<body style="margin:0;padding:0;background:${colors.chalk}" bgcolor="${colors.chalk}">
				<div style="${hidden}">${preview}</div>
				<table
					role="presentation"
					width="100%"
					cellpadding="0"
					cellspacing="0"
					border="0"
					bgcolor="${colors.chalk}"
					style="background:${colors.chalk}"
				>
					<tr>
						<td align="center" style="padding:24px 12px 36px">
							<table
								role="presentation"
								width="100%"
								cellpadding="0"
								cellspacing="0"
								border="0"
								style="max-width:600px;text-align:left"
							>
								${header}
								<tr>
									<td
										bgcolor="${colors.paper}"
										style="padding:34px 32px 20px;border:1px solid ${colors.line};border-top:0;border-radius:0 0 14px 14px;background:${colors.paper}"
									>
										<h1 style="${title}">${headline}</h1>
										${blocks.map((block) => blockMarkup(block, { language, publicUrl }))}
									</td>
								</tr>
								${footer({ reason, stop, language }, publicUrl)}
							</table>
						</td>
					</tr>
				</table>
			</body>
		</html>`
}

/** Removes indentation to save bytes: no text in a mail's HTML has its own line breaks. */
const withoutIndents = (markup: string): string => markup.replaceAll(/\n\s*/g, '\n')

function wordingOf(
	content: MailContent,
	{ key, values }: NonNullable<MailContent['words']>,
	sender: Sender,
): NonNullable<Mail['wording']> {
	const { words: _words, ...bare } = content
	return {
		key,
		id: wordsId(key, content.language ?? 'en'),
		values,
		get first() {
			return firstWords(content, values)
		},
		reword: (own) => {
			const { subject, html: markup, text } = mailTo('', sender, withWords(bare, values, own))
			return { subject, html: markup, text }
		},
	}
}

/** A mail as HTML and plain text, with the links of its buttons. @throws when a link is not a web address */
export function mailTo(to: string, sender: Sender, content: MailContent): Mail {
	const blocks = content.blocks.map((block) =>
		block.kind === 'button' ? { ...block, href: webAddress(block.href) } : block,
	)
	const links = blocks.flatMap((block) => (block.kind === 'button' ? [block.href] : []))
	const first = blocks.find((block) => block.kind === 'text')
	const subject = oneLine(content.subject)
	const complete = { preview: first?.text ?? subject, ...content, subject, blocks }
	return {
		to,
		subject,
		html: withoutIndents(page(complete, sender).html),
		text: plainMail(complete, sender),
		links,
		...(content.stop && { stopUrl: content.stop.href }),
		...(content.words && { wording: wordingOf(content, content.words, sender) }),
	}
}
