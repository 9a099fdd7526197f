// The gallery: the choice of colors, the filters, and the finished designs of each garment.
import { labelIn } from '#catalog/rules/list-texts.ts'
import { colorIn } from '#garments/color-names.ts'
import type { PageLanguage } from '#kit/language.ts'
import { TeamColorForm } from '#pictures/components/team-color-form.tsx'
import type { TeamChoice } from '#pictures/rules/team-choice.ts'
import { galleryTexts } from '../rules/gallery/gallery-texts.ts'
import { galleryUrl } from '../urls.ts'
import type { GallerySection } from '../views.ts'
import { GalleryFilters, GallerySections } from './gallery-sections.tsx'

type GalleryPageProps = {
	sports: readonly string[]
	sport: string
	kinds: readonly string[]
	kind: string | undefined
	sections: readonly GallerySection[]
	choice: TeamChoice | undefined
	language: PageLanguage
}

export function GalleryPage({ sections, kinds, ...shown }: GalleryPageProps) {
	const { sport, kind, choice, language } = shown
	const texts = galleryTexts[language]
	return (
		<>
			<header className="turf">
				<div className="measure pt-9 pb-8">
					<h1 className="display text-title">{texts.title}</h1>
					<p className="mt-2 max-w-text text-on-turf-muted">{texts.lead}</p>
				</div>
			</header>
			<div className="measure pt-6 pb-16">
				<TeamColorForm
					back={galleryUrl({ sport, kind })}
					choice={choice}
					language={language}
					nameOf={(name) => colorIn(language, name)}
					className="rounded-card border border-line bg-card p-4 sm:p-6"
				/>
				<GalleryFilters {...shown} kinds={kinds.map((id) => ({ id, name: labelIn(language, id) }))} />
				<GallerySections {...{ sections, choice, language }} />
			</div>
		</>
	)
}
