// `<team-colors>` in the header: the visitor's team colors and the way back. Garments of the page are shown in them.
// Shared pages are the same for everyone, so the addresses of pictures change here.
import {
	choiceCookie,
	choiceCookieDropped,
	choiceIn,
	choiceInParams,
	choiceParams,
	pairOf,
	teamChoice,
	type TeamChoice,
} from '#pictures/rules/team-choice.ts'
import { plainPicture } from '#pictures/rules/plain-picture.ts'
import { galleryHref, pictureInColors } from '#pictures/urls.ts'
import { textFieldsOf } from '#http/cart-signals.ts'
import { announce } from './announce.ts'
import { withoutColors } from './without-colors.ts'

/** The address may name a choice of its own, as a shared link to the gallery does. */
const currentChoice = (): TeamChoice | undefined =>
	choiceInParams(new URLSearchParams(location.search)) ?? choiceIn(document.cookie)

/** `Ace Jersey in Navy / Gold, front`, in Spanish with `en`: the colors between the model and the view. */
const colorsInAlt = /^(.* [ie]n )[^,]+(?=, )/

function showPicture(image: HTMLImageElement, choice: TeamChoice | undefined): void {
	for (const name of ['srcset', 'src']) {
		const address = image.getAttribute(name) ?? ''
		const plain = plainPicture(address)
		const next = choice ? pictureInColors(plain, choice) : plain
		if (next !== address) image.setAttribute(name, next)
	}
	const alt = (image.dataset['alt'] ??= image.alt)
	image.alt = choice ? alt.replace(colorsInAlt, (_all, model) => model + colorsSaid(choice)) : alt
}

const teamPictures = (root: ParentNode) => root.querySelectorAll<HTMLImageElement>('img[data-team]')

/** A link to the builder with the design that is shown. */
function showLink(link: HTMLAnchorElement, choice: TeamChoice | undefined): void {
	const { pathname, searchParams } = new URL(withoutColors(link.href), location.href)
	if (choice) for (const [name, value] of choiceParams(choice)) searchParams.set(name, value)
	link.setAttribute('href', `${pathname}?${searchParams}`)
}

function showForm(form: HTMLFormElement, choice: TeamChoice | undefined): void {
	if (!choice || form.contains(document.activeElement)) return
	for (const field of form.querySelectorAll('input')) {
		if (field.type === 'hidden') continue
		if (field.name === 'primary' || field.name === 'secondary') {
			field.checked = field.value === choice[field.name].id
		} else if (field.name === 'team') field.value = choice.teamName
	}
}

/** The samples of pairs show the shop's own colors: without a use once colors are picked. */
function showPairs(pairs: HTMLFieldSetElement, choice: TeamChoice | undefined): void {
	if (pairs.contains(document.activeElement)) return
	pairs.hidden = choice !== undefined
	const first = pairs.querySelector('input')
	if (choice && first) first.checked = true
}

function make(tag: string, className: string, text = ''): HTMLElement {
	const made = document.createElement(tag)
	made.className = className
	made.textContent = text
	return made
}

const action = 'inline-flex min-h-6 items-center px-1 font-semibold underline hover:text-action'

/** In the language of the page, by its key: a page in another language has its texts in the markup of the header. */
function saidOf(key: string, english: string): string {
	const said = document.querySelector<HTMLElement>('team-colors')?.dataset['said'] ?? '{}'
	const text: unknown = Reflect.get(JSON.parse(said) as object, key)
	return typeof text === 'string' ? text : english
}

const say = (english: string, part = ''): string => saidOf(english, english).replace('{}', () => part)

const colorsSaid = ({ primary, secondary }: TeamChoice): string =>
	[primary, secondary].map(({ name }) => saidOf(`color: ${name}`, name)).join(' / ')

function pill(choice: TeamChoice): HTMLElement[] {
	const { primary, secondary, teamName } = choice
	const swatch = make(
		'span',
		'size-4 shrink-0 rounded-full border border-on-turf/40 forced-color-adjust-none',
	)
	swatch.style.background = `linear-gradient(135deg, ${primary.hex} 50%, ${secondary.hex} 50%)`
	const words = make('span', 'min-w-0 truncate', teamName || colorsSaid(choice))
	words.title = colorsSaid(choice)
	const change = make('a', `${action} ml-auto`, say('Change'))
	change.setAttribute('href', galleryHref)
	const back = make('button', action, say('Back to shop colors'))
	back.setAttribute('type', 'button')
	return [swatch, words, change, back]
}

const formMark = 'form[data-team-form]'
const pairsMark = 'fieldset[data-team-pairs]'

/** Whatever lists, filters and searches add to the page later. */
let observer: MutationObserver | undefined

function show(choice = currentChoice()): void {
	for (const image of teamPictures(document)) showPicture(image, choice)
	for (const form of document.querySelectorAll<HTMLFormElement>(formMark)) showForm(form, choice)
	for (const pairs of document.querySelectorAll<HTMLFieldSetElement>(pairsMark)) showPairs(pairs, choice)
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-team-design]'))
		showLink(link, choice)
	for (const note of document.querySelectorAll('[data-team-note]')) note.toggleAttribute('hidden', !choice)
	for (const header of document.querySelectorAll('team-colors'))
		header.replaceChildren(...(choice ? pill(choice) : []))
	observer?.disconnect()
	if (!choice) return
	observer = new MutationObserver((changes) => {
		for (const { addedNodes } of changes)
			for (const node of addedNodes)
				if (node instanceof Element) for (const image of teamPictures(node)) showPicture(image, choice)
	})
	observer.observe(document.body, { childList: true, subtree: true })
}

/** The choice is the visitor's from now on, whatever the address says. */
function forgetAddress(): void {
	if (!new URLSearchParams(location.search).has('colors')) return
	history.replaceState(history.state, '', withoutColors(location.href))
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-team-link]'))
		link.setAttribute('href', withoutColors(link.href))
}

function pickFrom(form: HTMLFormElement): void {
	const { primary = '', secondary = '', team = '' } = Object.fromEntries(textFieldsOf(new FormData(form)))
	pick(teamChoice(`${primary}-${secondary}`, team))
}

function pick(choice: TeamChoice | undefined): void {
	if (!choice) return
	const before = currentChoice()
	if (before && pairOf(before) === pairOf(choice) && before.teamName === choice.teamName) return
	forgetAddress()
	document.cookie = choiceCookie(choice, location.href)
	show()
	announce(say('Garments are shown in {}.', colorsSaid(choice)))
}

function drop(): void {
	forgetAddress()
	document.cookie = choiceCookieDropped
	show()
	announce(say('Garments are shown in the colors of the shop.'))
	document.querySelector<HTMLElement>('site-menu a')?.focus({ preventScroll: true })
}

const isChanged = (field: HTMLInputElement): boolean =>
	field.type === 'radio' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

/** Picks made before this script was there. */
function followEarlierPicks(): void {
	for (const form of document.querySelectorAll<HTMLFormElement>(formMark))
		if ([...form.querySelectorAll('input')].some(isChanged)) pickFrom(form)
}

/** The shop's own drawing replaces a recolored one that did not arrive. */
function fallBack({ target }: Event): void {
	if (!(target instanceof HTMLImageElement) || target.dataset['team'] === undefined) return
	if (plainPicture(target.src) === target.src) return
	showPicture(target, undefined)
	delete target.dataset['team']
}

/** Defines the element and follows the forms that pick colors. */
export function defineTeamColors(): void {
	followEarlierPicks()
	class TeamColors extends HTMLElement {
		connectedCallback() {
			show()
			this.addEventListener('click', ({ target }) => {
				if (target instanceof HTMLButtonElement) drop()
			})
		}
	}
	customElements.define('team-colors', TeamColors)
	document.addEventListener('error', fallBack, true)
	document.addEventListener('change', ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return
		if (target.form?.matches(formMark)) pickFrom(target.form)
		else if (target.closest(pairsMark)) pick(teamChoice(target.value, currentChoice()?.teamName))
	})
	document.addEventListener('submit', (event) => {
		if (!(event.target instanceof HTMLFormElement) || !event.target.matches(formMark)) return
		event.preventDefault()
		pickFrom(event.target)
	})
	// Another tab may have changed the colors while this page was in the browser's page cache.
	window.addEventListener('pageshow', ({ persisted }) => {
		if (persisted) show()
	})
}
