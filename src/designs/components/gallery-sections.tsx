import { languageTags, type PageLanguage } from '#kit/language.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { choiceParams, type TeamChoice } from '#pictures/rules/team-choice.ts'
import { sportNameIn } from '#sports/sport-texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useTranslatedTexts } from '#translations/components/translated-texts.tsx'
import { galleryTexts } from '../rules/gallery/gallery-texts.ts'
import { galleryBuilderUrl, galleryUrl } from '../urls.ts'
import type { GallerySection } from '../views.ts'

type FiltersProps = {
	sports: readonly string[]
	sport: string
	kinds: readonly { id: string; name: string }[]
	kind: string | undefined
	choice: TeamChoice | undefined
	language: PageLanguage
}

type FilterLink = { label: string; href: string; isCurrent: boolean }

const Links = ({ label, links }: { label: string; links: readonly FilterLink[] }) => (
	<nav aria-label={label} className="-mx-1 flex max-w-full overflow-x-auto px-1 py-1 text-label">
		{links.map(({ label: name, href, isCurrent }) => (
			<a
				key={href}
				href={href}
				data-team-link
				aria-current={isCurrent ? 'page' : undefined}
				className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:bg-selected aria-[current=page]:text-on-selected"
			>
				{name}
			</a>
		))}
	</nav>
)

/** Links to the other sports and kinds of garments; they keep the colors of the address. */
export function GalleryFilters({ sports, sport, kinds, kind, choice, language }: FiltersProps) {
	const texts = galleryTexts[language]
	const colors = choice ? `&${choiceParams(choice)}` : ''
	const link = (label: string, filter: { sport: string; kind?: string }, isCurrent: boolean): FilterLink => ({
		label,
		href: galleryUrl(filter) + colors,
		isCurrent,
	})
	return (
		<div className="mt-6 grid gap-1">
			<Links
				label={texts.sports}
				links={sports.map((other) => link(sportNameIn(language, other), { sport: other }, other === sport))}
			/>
			{kinds.length > 1 && (
				<Links
					label={texts.garments}
					links={[
						link(texts.allGarments, { sport }, kind === undefined),
						...kinds.map(({ id, name }) => link(name, { sport, kind: id }, id === kind)),
					]}
				/>
			)}
		</div>
	)
}

const listStyles = [
	'grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4.5 lg:grid-cols-4',
	'*:lift *:relative *:overflow-hidden *:rounded-card *:border *:border-line *:bg-card *:focus-within:border-primary',
	'[&_img]:stage [&_img]:aspect-4/5 [&_img]:w-full [&_img]:object-contain [&_img]:p-3',
	'[&_h3]:border-t [&_h3]:border-line [&_h3]:px-3.5 [&_h3]:py-2.5 [&_h3]:leading-snug [&_h3]:font-bold',
].join(' ')

type SectionsProps = Pick<FiltersProps, 'choice' | 'language'> & { sections: readonly GallerySection[] }

/** The designs of each garment; every card opens the builder with its design. */
export function GallerySections({ sections, choice, language }: SectionsProps) {
	const { none } = galleryTexts[language]
	const { textOf, langOf } = useTranslatedTexts(language)
	if (sections.length === 0) {
		return (
			<EmptyState icon="shirt" title={none.title}>
				{none.text}
			</EmptyState>
		)
	}
	const params = choice && choiceParams(choice)
	const lang = language === 'en' ? undefined : languageTags.en
	return sections.map(({ productId, model, cards }, index) => (
		<section key={productId} aria-labelledby={`garment-${productId}`} className="mt-10">
			<h2 id={`garment-${productId}`} lang={langOf(model)} className="display mb-4 text-heading">
				{textOf(model)}
			</h2>
			<ul className={listStyles}>
				{cards.map(({ id, name, pictureHash }, at) => (
					<li key={id}>
						<Picture
							hash={pictureHash}
							alt=""
							sizes="(min-width: 1024px) 270px, (min-width: 640px) 30vw, 45vw"
							widths={[160, 240, 320, 480]}
							isFirst={index === 0 && at < 4}
							inTeamColors
							choice={choice}
						/>
						<h3 lang={lang}>
							<a href={galleryBuilderUrl(productId, id, params)} data-team-link className="cover-link">
								{name}
							</a>
						</h3>
					</li>
				))}
			</ul>
		</section>
	))
}
