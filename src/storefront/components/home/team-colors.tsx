import { TeamColorForm } from '#pictures/components/team-color-form.tsx'
import { colorIn } from '#garments/color-names.ts'
import { useCatalogLanguage } from '#catalog/components/catalog-language.tsx'
import { SectionHead } from '../page-sections.tsx'
import { useHomeTexts } from './home-language.tsx'

/** Picks the colors in which the shop shows its garments. */
export function TeamColors() {
	const { title, text } = useHomeTexts().teamColors
	const language = useCatalogLanguage()
	return (
		<section id="team-colors" className="measure pt-16">
			<SectionHead title={title}>{text}</SectionHead>
			<TeamColorForm
				back="/"
				language={language}
				nameOf={(name) => colorIn(language, name)}
				className="rounded-card border border-line bg-card p-4 sm:p-6"
			/>
		</section>
	)
}
