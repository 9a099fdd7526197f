// Markup of parts that pages repeat, as the cards of a list: rendered once, then put into the page as text.
import { createContext, use, type ReactNode } from 'react'

/** The markup of a part; rendered only while `key` is new. */
export type KeepMarkup = (key: string, part: ReactNode) => string

/** Null where React takes the page over. */
export const KeptMarkup = createContext<KeepMarkup | null>(null)

/**
 * Spread into the element that holds the part. `facts` are everything that the part reads, as JSON has it: contexts of the
 * page do not reach it. Its pictures load lazily: React names others in the head of the page.
 */
export function useKeptMarkup(name: string, facts: object, part: ReactNode) {
	const keep = use(KeptMarkup)
	return keep
		? { dangerouslySetInnerHTML: { __html: keep(`${name} ${JSON.stringify(facts)}`, part) } }
		: { children: part }
}
