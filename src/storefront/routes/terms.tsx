import { cacheableHeaders } from '#http/answers.server.ts'
import { LegalPage } from '../components/legal-page.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { terms } from '#content/terms.ts'
import { pageFacts } from './page-facts.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import type { Route } from './+types/terms'

export const headers = cacheableHeaders

export const loader = ({ context }: Route.LoaderArgs) => pageFacts(context, ['tile-football'])

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: terms.title,
		description:
			'The terms of orders, proofs, returns, purchase orders and team portals at Fieldhouse, in plain words.',
		path: '/terms',
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.card,
	})

export default function Terms({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<StructuredData data={breadcrumbs(loaderData.publicUrl, [{ label: terms.title, path: '/terms' }])} />
			<LegalPage document={terms} />
		</>
	)
}
