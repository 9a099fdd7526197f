// The Support page: questions with their answers, and how to reach a person. Facts of spec §9.
import type { PageLanguage } from '#kit/language.ts'
import { specShop, type ShopFacts } from '#kit/shop.ts'
import { helpTexts, type GroupId, type QuestionId } from './support-texts.ts'

export type Question = {
	id: string
	question: string
	answer: string
	/** Parts of the answer that are the owner's words, in their order. */
	data?: readonly string[]
}
export type QuestionGroup = { title: string; questions: readonly Question[] }

/** How soon messages are answered. */
export const { replies } = helpTexts.en

/** Answers that follow from the shop's price list. */
export type PricingAnswers = {
	teamPricing: string
	rolePricing: string
	shipping: string
	/** The owner's names in the answer on shipping, in their order. */
	shippingNames?: readonly string[]
}

export type ShopAnswers = PricingAnswers & {
	shop: ShopFacts
	/** The owner's words; empty for the first ones. */
	returns: string
}

const order: Readonly<Record<GroupId, readonly QuestionId[]>> = {
	ordering: ['team-pricing', 'role-pricing', 'portal', 'purchase-order', 'add-later'],
	design: ['logo', 'proof', 'legal-numbers'],
	shipping: ['shipping', 'custom-lead-time', 'returns', 'wrong-size'],
	helmets: ['helmets'],
	help: ['reach-us', 'privacy'],
}

type Asked = PricingAnswers & Partial<ShopAnswers> & { language?: PageLanguage }

export function questionGroups(asked: Asked): readonly QuestionGroup[] {
	const { shop = specShop, returns = '', shippingNames = [], language = 'en' } = asked
	const texts = helpTexts[language]
	const ofShop: Partial<Record<QuestionId, Pick<Question, 'answer' | 'data'>>> = {
		'team-pricing': { answer: asked.teamPricing },
		'role-pricing': { answer: asked.rolePricing },
		shipping: { answer: asked.shipping, data: shippingNames },
		'reach-us': { answer: texts.reachUs(shop.hours), data: [shop.hours] },
		privacy: { answer: texts.privacy(shop.name) },
		...(returns !== '' && { returns: { answer: returns, data: [returns] } }),
	}
	const fixed: Partial<Record<QuestionId, string>> = texts.answers
	// Cast: `Object.entries` knows no keys.
	return (Object.entries(order) as [GroupId, readonly QuestionId[]][])
		.filter(([group]) => shop.hasHelmetService || group !== 'helmets')
		.map(([group, ids]) => ({
			title: texts.groups[group],
			questions: ids.map((id) => ({
				id,
				question: texts.questions[id],
				answer: fixed[id] ?? '',
				...ofShop[id],
			})),
		}))
}
