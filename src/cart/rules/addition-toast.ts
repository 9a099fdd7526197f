// The toast after adding an item to the cart.
import type { PageLanguage } from '#kit/language.ts'
import { lineColorsIn } from '#orders/rules/line-colors.ts'
import type { ToastRequest } from '#ui/show-toast.ts'
import { namesOf, type Named } from './labels.ts'
import type { Addition } from './lines.ts'
import { toastTexts } from './toast-texts.ts'

/** The toast for each outcome. The title of success is the spec's. */
export function additionToast(addition: Addition, line: Named, language: PageLanguage = 'en'): ToastRequest {
	const texts = toastTexts[language]
	const names = namesOf({ ...line, color: lineColorsIn(language, line.color) })
	switch (addition.outcome) {
		case 'added':
			return { tone: 'success', title: texts.added, detail: texts.what(addition.added, names) }
		case 'capped': {
			const what = texts.what(addition.added, names)
			const detail =
				addition.because === 'stock' ? texts.limited(what, addition.limit) : texts.lineLimited(what)
			return { tone: 'success', title: texts.added, detail }
		}
		case 'none-left':
			return addition.because === 'stock'
				? { tone: 'error', title: texts.all.title, detail: texts.all.detail(addition.limit, names) }
				: { tone: 'error', title: texts.notAdded, detail: texts.lineTakes }
		case 'sold-out':
			return { tone: 'error', title: texts.notAdded, detail: texts.soldOut(names) }
		case 'full':
			return { tone: 'error', ...texts.full }
	}
}
