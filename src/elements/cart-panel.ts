// The panel that the header's cart opens: the latest lines, without leaving the page. Loaded when it is asked for.
import { panelTexts } from '#cart/rules/panel-texts.ts'
import { announceCart } from '#http/cart-signals.ts'
import { scriptLanguage } from '#http/page-language.ts'
import { languageOfTag, languageTags, type PageLanguage } from '#kit/language.ts'

const panelId = 'mini-cart'

const panelMarkup = `
<div class="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-card px-5 py-3">
	<h2 id="${panelId}-title" class="display text-subheading"></h2>
	<button type="button" data-close class="-mr-2 grid size-11 place-items-center rounded-control text-2xl leading-none text-ink hover:bg-well">×</button>
</div>
<div data-content class="flex min-h-[calc(100dvh-4.3rem)] flex-col px-5"></div>`

const waiting = (language: PageLanguage) => `
<div role="status" class="grid gap-4 py-5"><p class="sr-only">${panelTexts[language].loading}</p>${`<div aria-hidden="true" class="flex gap-3.5"><span class="h-20 w-16 rounded-control bg-well"></span><span class="grid flex-1 content-start gap-2"><span class="h-4 w-3/4 rounded-chip bg-well"></span><span class="h-4 w-1/2 rounded-chip bg-well"></span></span></div>`.repeat(3)}</div>`

function failed(language: PageLanguage): string {
	const texts = panelTexts[language]
	return `
<div role="alert" class="grid gap-3 py-6"><p class="font-bold">${texts.failed}</p><p class="text-muted">${texts.unanswered}</p><a href="/cart" class="font-bold text-primary underline">${texts.view}</a></div>`
}

/** Names the panel in this language, and marks all that it shows. */
function speak(dialog: HTMLDialogElement, language: PageLanguage): void {
	const { title, close } = panelTexts[language]
	dialog.lang = languageTags[language]
	dialog.querySelector('h2')?.replaceChildren(title)
	dialog.querySelector('[data-close]')?.setAttribute('aria-label', close)
}

function panel(): HTMLDialogElement {
	const present = document.getElementById(panelId)
	if (present instanceof HTMLDialogElement) return present
	const made = document.createElement('dialog')
	made.id = panelId
	made.setAttribute('aria-labelledby', `${panelId}-title`)
	made.className =
		'rise my-0 mr-0 ml-auto h-dvh max-h-dvh w-[min(26rem,100vw)] overflow-y-auto border-l border-line bg-card p-0 text-ink shadow-raised'
	made.innerHTML = panelMarkup
	made.addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest('[data-close]')) made.close()
	})
	document.body.append(made)
	return made
}

async function fill(dialog: HTMLDialogElement, content: Element): Promise<void> {
	const answer = await fetch('/cart/mini', { headers: { Accept: 'text/html' }, cache: 'no-store' })
	if (!answer.ok) throw new Error(`The cart answered ${answer.status}`)
	const markup = await answer.text()
	// The server chose the language.
	speak(dialog, languageOfTag(answer.headers.get('content-language')))
	content.innerHTML = markup
	announceCart()
}

/** Opens the panel and fills it. */
export function openMiniCart(): void {
	const dialog = panel()
	const content = dialog.querySelector('[data-content]')
	if (!content) return
	const language = scriptLanguage()
	speak(dialog, language)
	content.innerHTML = waiting(language)
	dialog.showModal()
	fill(dialog, content).catch(() => {
		content.innerHTML = failed(language)
	})
}
