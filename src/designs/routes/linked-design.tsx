// /designs/shared/{token}: read-only page of one version. Search engines do not index it; no referrer leaks its URL.
import { noStore, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import { pageMeta, pageTitle, siteNameIn } from '#seo/page-meta.ts'
import { SharedDesign } from '../components/shared-design.tsx'
import { describeDesign } from '../rules/describe.ts'
import { sharedDesign } from '../service/shares.server.ts'
import { shareCardUrl, shareFamilySheetUrl, sharePictureUrl, shareUrl } from '../urls.ts'
import type { Route } from './+types/linked-design'

export const headers: Route.HeadersFunction = () => ({
	...noStore,
	'X-Robots-Tag': 'noindex',
	'Referrer-Policy': 'no-referrer',
})

export async function loader({ params, context }: Route.LoaderArgs) {
	const shared = await orNotFound(() => sharedDesign(context.get(serviceContext), params.token))
	const { pieces, product, version, proofState } = shared
	return {
		publicUrl: context.get(siteContext).publicUrl,
		token: params.token,
		made: `${product.brand} ${product.model}`,
		productId: product.id,
		teamName: pieces[0].config.teamName.trim(),
		version,
		pieces: pieces.map(({ id, name, config, template }) => {
			const packs = packsFor(config, template)
			return {
				id,
				name,
				scenes: template.views.map(({ id: view }) =>
					renderDesign({ template, config, view, mode: 'preview', packs }),
				),
				description: describeDesign({ template, config, packs }).join(' '),
			}
		}),
		proofUrl: proofState === 'ready' ? `/designs/shared/${params.token}/proof.pdf` : null,
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const title = 'A design to look at'
	if (!loaderData) return [{ title: pageTitle(title, matches) }, { name: 'robots', content: 'noindex' }]
	const { made, publicUrl, token } = loaderData
	const description = `${made}, designed at ${siteNameIn(matches)}.`
	return pageMeta({
		matches,
		title,
		description,
		publicUrl,
		path: shareUrl(token),
		image: shareCardUrl(token),
		isHidden: true,
	})
}

export default function Shared({ loaderData }: Route.ComponentProps) {
	const { publicUrl: _publicUrl, token, ...design } = loaderData
	const addresses = { picture: sharePictureUrl(token), familySheetUrl: shareFamilySheetUrl(token) }
	return <SharedDesign {...design} {...addresses} />
}
