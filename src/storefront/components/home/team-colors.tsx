import { TeamColorForm } from '#pictures/components/team-color-form.tsx'
import { useCatalogLanguage } from '#catalog/components/catalog-language.tsx'
import { SectionHead } from '../page-sections.tsx'
import { useHomeTexts } from './home-language.tsx'

/** Picks the colors in which the shop shows its garments. */
export function TeamColors() {
	const { title, text, form } = useHomeTexts().teamColors
	// The form has its English itself: texts of another language mark the names of its colors.
	const isEnglish = useCatalogLanguage() === 'en'
	return (
		<section id="team-colors" className="measure pt-16">
			<SectionHead title={title}>{text}</SectionHead>
			<TeamColorForm
				back="/"
				{...(!isEnglish && { texts: form })}
				className="rounded-card border border-line bg-card p-4 sm:p-6"
			/>
		</section>
	)
}
