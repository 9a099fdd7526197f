// What the browser itself finds out about a page. Each function runs in the page and so uses nothing from outside.

/** Headings and landmarks: what a screen reader's lists of them must make sense of. */
export function structureFindings(): string[] {
	const findings: string[] = []
	const isShown = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true]') === null
	const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
	const headings = shown('h1,h2,h3,h4,h5,h6,[role=heading]').map((heading) => ({
		level: Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1)),
		text: (heading.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60),
	}))
	const firsts = headings.filter(({ level }) => level === 1)
	if (firsts.length !== 1) findings.push(`${firsts.length} headings of level 1`)
	for (const [at, { level, text }] of headings.entries()) {
		if (text === '') findings.push(`a heading of level ${level} without text`)
		const before = headings[at - 1]
		if (before && level - before.level > 1)
			findings.push(`heading “${text}” of level ${level} follows one of level ${before.level}`)
	}
	const mains = shown('main,[role=main]')
	if (mains.length !== 1) findings.push(`${mains.length} main landmarks`)
	const isOfPage = (element: Element) =>
		element.parentElement?.closest('main,article,aside,nav,section') === null
	if (!('ownFrame' in document.documentElement.dataset))
		for (const landmark of ['header', 'footer']) {
			const count = shown(landmark).filter(isOfPage).length
			if (count !== 1) findings.push(`${count} landmarks “${landmark}”`)
		}
	if (!/^.{4,} \| .{4,}$/.test(document.title))
		findings.push(`the title “${document.title}” does not name the page`)
	return findings
}

/** Controls whose name lacks their visible words (2.5.3): people who speak to the page say what they see. */
export function nameFindings(): string[] {
	const lettersOf = (text: string) =>
		text
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
			.trim()
	const named = [
		...document.querySelectorAll<HTMLElement>('a[aria-label],button[aria-label],summary[aria-label]'),
	]
	return named.flatMap((control) => {
		if (!control.checkVisibility({ visibilityProperty: true })) return []
		const [seen, name] = [lettersOf(control.innerText), lettersOf(control.getAttribute('aria-label') ?? '')]
		return name.includes(seen) ? [] : [`“${name}” is the name of what shows “${seen}”`]
	})
}

/** Animations that run although the visitor asked for less motion. */
export const runningAnimations = (): string[] =>
	document.getAnimations().flatMap((animation) => {
		const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
		const isLasting = Number(duration) > 20 || iterations === Infinity
		return animation.playState === 'running' && isLasting
			? [`an animation of ${String(duration)} ms runs`]
			: []
	})

/** Controls under 24 by 24 pixels that another control is too near to (2.5.8), links within a text excepted. */
export function smallTargets(): string[] {
	const least = 24
	const controls = [
		...document.querySelectorAll<HTMLElement>(
			'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button]',
		),
	].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'))
	const isInText = (one: HTMLElement) => {
		if (getComputedStyle(one).display !== 'inline') return false
		const block = one.closest('p,li,dd,td,blockquote,figcaption,label,legend,span:not(:only-child)')
		return block !== null && (block.textContent ?? '').trim().length > (one.textContent ?? '').trim().length
	}
	/** A label belongs to the target of its field. */
	const boxOf = (one: HTMLElement) => {
		const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : []
		const boxes = [one, ...labels]
			.map((part) => part.getBoundingClientRect())
			.filter(({ width }) => width > 0)
		const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
		const right = Math.max(...boxes.map((box) => box.right))
		return { left, top, right, bottom: Math.max(...boxes.map((box) => box.bottom)) }
	}
	const targets = controls
		.map((one) => ({ one, box: boxOf(one) }))
		.filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)
	type Box = (typeof targets)[number]['box']
	const isSmall = ({ left, right, top, bottom }: Box) =>
		right - left < least - 0.5 || bottom - top < least - 0.5
	const centerOf = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
	const isNear = (small: Box, other: Box) => {
		const { x, y } = centerOf(small)
		if (isSmall(other)) return Math.hypot(x - centerOf(other).x, y - centerOf(other).y) < least
		const [outX, outY] = [
			Math.max(other.left - x, 0, x - other.right),
			Math.max(other.top - y, 0, y - other.bottom),
		]
		return Math.hypot(outX, outY) < least / 2
	}
	return targets.flatMap(({ one, box }) => {
		if (!isSmall(box) || isInText(one)) return []
		const near = targets.find(
			(other) =>
				other.one !== one && !other.one.contains(one) && !one.contains(other.one) && isNear(box, other.box),
		)
		const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
		const size = `${Math.round(box.right - box.left)} × ${Math.round(box.bottom - box.top)}`
		return near ? [`${one.tagName.toLowerCase()} “${name.slice(0, 40)}” is ${size} pixels`] : []
	})
}

/**
 * Remembers which texts are cut off now. `newly` gives those that are cut off only later; what can be scrolled to is
 * not cut off.
 */
export function watchClipping() {
	const isCut = (owner: Element, box: DOMRect): boolean => {
		let [looksX, looksY] = [true, true]
		for (let around: Element | null = owner; around !== null; around = around.parentElement) {
			const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(around)
			// A preview of so many lines: the page that its link opens has the whole text.
			if (webkitLineClamp !== 'none') return false
			const edge = around.getBoundingClientRect()
			// Text for screen readers only.
			if (edge.width <= 1 || edge.height <= 1) return false
			if (/auto|scroll/.test(overflowX)) looksX = false
			if (/auto|scroll/.test(overflowY)) looksY = false
			const cuts = (overflow: string) => /hidden|clip/.test(overflow)
			if (looksX && cuts(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)) return true
			const slack = box.height * 0.3
			if (looksY && cuts(overflowY) && (box.bottom > edge.bottom + slack || box.top < edge.top - slack))
				return true
			if (position === 'fixed') return false
		}
		return false
	}
	const cutTexts = (): Map<Element, string> => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		const range = document.createRange()
		const found = new Map<Element, string>()
		for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
			const owner = node.parentElement
			const text = (node.textContent ?? '').trim()
			if (owner === null || text === '' || owner.closest('[aria-hidden=true],svg,script,style,select'))
				continue
			if (!owner.checkVisibility({ visibilityProperty: true })) continue
			range.selectNodeContents(node)
			if ([...range.getClientRects()].some((box) => isCut(owner, box))) found.set(owner, text.slice(0, 50))
		}
		return found
	}
	const before = cutTexts()
	return {
		newly: (): string[] =>
			[...cutTexts()].flatMap(([owner, text]) => (before.has(owner) ? [] : [`“${text}” is cut off`])),
	}
}

/** Adds rules for texts to the page, which has no other sheets of this kind. */
export function addRules(rules: string): void {
	const sheet = new CSSStyleSheet()
	sheet.replaceSync(rules)
	document.adoptedStyleSheets = [sheet]
}

export function dropRules(): void {
	document.adoptedStyleSheets = []
}
