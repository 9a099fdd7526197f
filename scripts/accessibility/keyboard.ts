// Walks a page by the Tab key: every control is reached, in the order of the page, in sight and with a ring.
import type { Page } from 'playwright'

/** More stops than any page has; a page with more would hold the keyboard. */
const mostStops = 900

/** Runs in the page, with the focus at its beginning; `step` is called after each press of Tab. */
function startWalk() {
	const controls =
		'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex],[contenteditable=true]'
	const canTake = (one: HTMLElement) =>
		one.tabIndex >= 0 &&
		!one.matches(':disabled') &&
		one.checkVisibility({ visibilityProperty: true }) &&
		one.closest('[inert]') === null
	const labelsOf = (one: Element) => (one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [])
	const groupOf = (one: Element) =>
		one instanceof HTMLInputElement && one.type === 'radio' ? `${one.form?.id ?? ''} ${one.name}` : null
	const nameOf = (one: Element) => {
		const words = one.getAttribute('aria-label') ?? labelsOf(one)[0]?.textContent ?? one.textContent ?? ''
		const name = words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
		return `${one.tagName.toLowerCase()} “${name || (one.getAttribute('name') ?? '')}”`
	}
	const lookOf = (one: Element) => {
		const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(one)
		const { textDecorationLine, stroke, opacity } = getComputedStyle(one)
		const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`
		return [outline, boxShadow, borderColor, backgroundColor, textDecorationLine, stroke, opacity].join(' ')
	}
	/** A ring may be on the control, its label, what contains it or what follows it. */
	const looksOf = (one: Element) =>
		[one, one.parentElement, one.parentElement?.parentElement, one.nextElementSibling, ...labelsOf(one)]
			.map((part) => (part ? lookOf(part) : ''))
			.join(' / ')
	/** Of a control in a tree of its own, whose look without the focus is not known. */
	const hasOutline = (one: Element) =>
		[one, one.parentElement ?? one]
			.map((part) => getComputedStyle(part))
			.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none')
	const isInSight = (one: Element) => {
		const parts = [one, ...labelsOf(one)].flatMap((part) => [...part.getClientRects()])
		const boxes = parts.filter(({ width, height }) => width > 1 && height > 1)
		return boxes.some(({ left, right, top, bottom }) =>
			[
				[(left + right) / 2, (top + bottom) / 2],
				[left + 2, top + 2],
				[right - 2, top + 2],
				[left + 2, bottom - 2],
				[right - 2, bottom - 2],
			].some(([x = 0, y = 0]) => {
				const root = one.getRootNode()
				const seen = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y)
				if (seen === null) return false
				return one.contains(seen) || seen.contains(one) || labelsOf(one).some((label) => label.contains(seen))
			}),
		)
	}
	const focusedNow = () => {
		let now = document.activeElement
		while (now?.shadowRoot?.activeElement) now = now.shadowRoot.activeElement
		return now
	}
	const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(canTake)
	const before = new Map(all.map((one) => [one, looksOf(one)]))
	const seen = new Set<Element>()
	let [last, furthest]: [Element | null, number] = [null, -1]
	document.body.tabIndex = -1
	document.body.focus()
	document.body.removeAttribute('tabindex')
	window.scrollTo(0, 0)
	return {
		/** What is wrong with the present stop; null at the end of the page. */
		step: (): string[] | null => {
			const now = focusedNow()
			// Within one control, as in a field for a day, Tab goes on from part to part.
			if (now !== null && now === last) return []
			if (now === null || now === document.body || seen.has(now)) return null
			last = now
			seen.add(now)
			const at = all.findIndex((one) => one === now)
			const isBack = at !== -1 && at < furthest
			furthest = Math.max(furthest, at)
			const look = before.get(now as HTMLElement)
			const isMarked = look === undefined ? hasOutline(now) : look !== looksOf(now)
			return [
				...(isBack ? [`${nameOf(now)} is reached out of order`] : []),
				...(isMarked ? [] : [`${nameOf(now)} shows no focus`]),
				...(isInSight(now) ? [] : [`${nameOf(now)} is hidden when it has the focus`]),
			]
		},
		stops: () => seen.size,
		missed: (): string[] => {
			const groups = new Set([...seen].map(groupOf))
			return all
				.filter((one) => !seen.has(one) && canTake(one) && one.isConnected)
				.filter((one) => groupOf(one) === null || !groups.has(groupOf(one)))
				.map((one) => `${nameOf(one)} is not reached by Tab`)
		},
	}
}

export async function walkByTab(page: Page): Promise<{ stops: number; findings: string[] }> {
	const walk = await page.evaluateHandle(startWalk)
	const findings: string[] = []
	for (let press = 0; ; press += 1) {
		if (press === mostStops) {
			findings.push(`Tab does not come to the end of the page in ${mostStops} presses`)
			break
		}
		await page.keyboard.press('Tab')
		const found = await walk.evaluate((inPage) => inPage.step())
		if (found === null) break
		findings.push(...found)
	}
	findings.push(...(await walk.evaluate((inPage) => inPage.missed())))
	return { stops: await walk.evaluate((inPage) => inPage.stops()), findings }
}
