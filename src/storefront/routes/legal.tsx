// /privacy and /terms
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { textsSection } from '#shop-settings/rules/shop-section.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { legalDocument } from '#shop-settings/rules/legal.ts'
import { LegalPage } from '../components/legal-page.tsx'
import { pageFacts } from './page-facts.server.ts'
import type { Route } from './+types/legal'

export const headers = cacheableHeaders

const descriptions = {
	'/privacy': (shop: string) =>
		`What ${shop} collects, why, who sees it, and how rosters of young players are protected.`,
	'/terms': (shop: string) =>
		`The terms of orders, proofs, returns, purchase orders and team portals at ${shop}, in plain words.`,
} as const

export async function loader({ context, pattern }: Route.LoaderArgs) {
	const path: keyof typeof descriptions = pattern.endsWith('terms') ? '/terms' : '/privacy'
	const { facts } = context.get(shopContext)
	const texts = await settingsNow(context.get(serviceContext), textsSection)
	return {
		path,
		document: legalDocument(path, { facts, texts }),
		description: descriptions[path](facts.name),
		...(await pageFacts(context, ['tile-football'])),
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return []
	const { path, publicUrl, card, document, description } = loaderData
	return pageMeta({ matches, title: document.title, description, path, publicUrl, image: card })
}

export default function Legal({ loaderData: { path, publicUrl, document } }: Route.ComponentProps) {
	return (
		<>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: document.title, path }])} />
			<LegalPage document={document} />
		</>
	)
}
