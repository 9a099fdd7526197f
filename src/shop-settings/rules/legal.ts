// The legal texts as they are shown: the owner's words, or those that the shop began with.
import { readLegalText, type LegalDocument } from '#content/legal-document.ts'
import { privacyOf } from '#content/privacy.ts'
import { termsOf } from '#content/terms.ts'
import type { ShopFacts } from '#kit/shop.ts'
import type { ShopTexts } from './shop-section.ts'

const first = { '/privacy': privacyOf, '/terms': termsOf } as const
export type LegalPath = keyof typeof first

type Facts = { facts: ShopFacts; texts: Pick<ShopTexts, 'privacy' | 'terms'> }

export function legalDocument(path: LegalPath, { facts, texts }: Facts): LegalDocument {
	const document = first[path](facts)
	const own = path === '/terms' ? texts.terms : texts.privacy
	return own === '' ? document : readLegalText(document.title, own)
}
