import { cacheableHeaders } from '#http/answers.server.ts'
import { LegalPage } from '../components/legal-page.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { privacy } from '#content/privacy.ts'
import { pageFacts } from './page-facts.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import type { Route } from './+types/privacy'

export const headers = cacheableHeaders

export const loader = ({ context }: Route.LoaderArgs) => pageFacts(context, ['tile-football'])

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: privacy.title,
		description:
			'What Fieldhouse collects, why, who sees it, and how rosters of young players are protected.',
		path: '/privacy',
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.card,
	})

export default function Privacy({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<StructuredData
				data={breadcrumbs(loaderData.publicUrl, [{ label: privacy.title, path: '/privacy' }])}
			/>
			<LegalPage document={privacy} />
		</>
	)
}
