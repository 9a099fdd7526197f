// /designs/gallery: finished designs by sport and garment, in the team colors of the address or of the visitor.
import { cacheableHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { serverOnly } from '#http/hydration.ts'
import { TeamColorForm } from '#pictures/components/team-color-form.tsx'
import { choiceInParams } from '#pictures/rules/team-choice.ts'
import { cardUrl, galleryHref } from '#pictures/urls.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta, pageTitle } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { GalleryFilters, GallerySections } from '../components/gallery-sections.tsx'
import { readFilter } from '../rules/gallery/filter.ts'
import { galleryPage } from '../service/gallery.server.ts'
import { galleryUrl } from '../urls.ts'
import type { Route } from './+types/gallery'

export const headers = cacheableHeaders

/** @throws 404 for a sport or kind of garment without designs */
export async function loader({ context, url }: Route.LoaderArgs) {
	const page = await orNotFound(() => galleryPage(context.get(serviceContext), readFilter(url.searchParams)))
	return serverOnly({
		...page,
		choice: choiceInParams(url.searchParams),
		publicUrl: context.get(siteContext).publicUrl,
	})
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ title: pageTitle('Page not found', matches) }]
	const hash = loaderData.sections[0]?.cards[0]?.pictureHash
	return pageMeta({
		matches,
		title: 'Design gallery',
		description:
			'Finished uniforms for every sport, in your two colors: pinstripes, chevrons, fades, contrast sleeves. Choose one, add names and numbers, and see the price.',
		path: galleryHref,
		publicUrl: loaderData.publicUrl,
		image: hash ? cardUrl(hash) : undefined,
	})
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
	const { publicUrl, sports, sport, kinds, kind, choice, sections } = loaderData
	return (
		<>
			<StructuredData data={[breadcrumbs(publicUrl, [{ label: 'Design gallery', path: galleryHref }])]} />
			<header className="turf">
				<div className="measure pt-9 pb-8">
					<h1 className="display text-title">Design gallery</h1>
					<p className="mt-2 max-w-text text-on-turf-muted">
						Finished designs in your colors. Choose one, then add names, numbers and logos.
					</p>
				</div>
			</header>
			<div className="measure pt-6 pb-16">
				<TeamColorForm
					back={galleryUrl({ sport, kind })}
					choice={choice}
					className="rounded-card border border-line bg-card p-4 sm:p-6"
				/>
				<GalleryFilters {...{ sports, sport, kinds, kind, choice }} />
				<GallerySections sections={sections} choice={choice} />
			</div>
		</>
	)
}
