// /privacy and /terms
import { cacheableHeaders } from '#http/answers.server.ts'
import { privacy } from '#content/privacy.ts'
import { terms } from '#content/terms.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { LegalPage } from '../components/legal-page.tsx'
import { pageFacts } from './page-facts.server.ts'
import type { Route } from './+types/legal'

export const headers = cacheableHeaders

const pages = {
	'/privacy': {
		document: privacy,
		description:
			'What Fieldhouse collects, why, who sees it, and how rosters of young players are protected.',
	},
	'/terms': {
		document: terms,
		description:
			'The terms of orders, proofs, returns, purchase orders and team portals at Fieldhouse, in plain words.',
	},
} as const

export async function loader({ context, pattern }: Route.LoaderArgs) {
	const path: keyof typeof pages = pattern.endsWith('terms') ? '/terms' : '/privacy'
	return { path, ...(await pageFacts(context, ['tile-football'])) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return []
	const { path, publicUrl, card } = loaderData
	const { document, description } = pages[path]
	return pageMeta({ title: document.title, description, path, publicUrl, image: card })
}

export default function Legal({ loaderData: { path, publicUrl } }: Route.ComponentProps) {
	const { document } = pages[path]
	return (
		<>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: document.title, path }])} />
			<LegalPage document={document} />
		</>
	)
}
