import type { CSSProperties } from 'react'
import { teamColors, type TeamColorId } from '#garments/colors.ts'
import { Button } from '#ui/button.tsx'
import type { PageLanguage } from '#kit/language.ts'
import { teamColorTexts } from '../rules/team-color-texts.ts'
import { longestTeamName, type TeamChoice } from '../rules/team-choice.ts'
import { teamColorsHref } from '../urls.ts'

const swatches = [
	'flex flex-wrap gap-1',
	'[&_label]:relative [&_label]:grid [&_label]:size-9 [&_label]:place-items-center [&_label]:rounded-control pointer-coarse:[&_label]:size-11',
	'[&_label:has(:checked)]:outline-2 [&_label:has(:checked)]:-outline-offset-2 [&_label:has(:checked)]:outline-primary',
	'[&_label:has(:focus-visible)]:outline-3 [&_label:has(:focus-visible)]:outline-focus',
	'[&_input]:absolute [&_input]:inset-0 [&_input]:size-full [&_input]:cursor-pointer [&_input]:opacity-0',
	'[&_i]:size-6 [&_i]:rounded-full [&_i]:bg-(--swatch) [&_i]:shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25),0_0_0_1px_var(--color-line)] [&_i]:forced-color-adjust-none',
].join(' ')

/** The name of a color of the palette in the language of the page. */
type NameOf = (english: string) => string

type SwatchesProps = {
	legend: string
	name: string
	value: string | undefined
	nameOf: NameOf
}

function Swatches({ legend, name, value, nameOf }: SwatchesProps) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 text-label font-semibold">{legend}</legend>
			<div className={swatches}>
				{teamColors.map((color) => (
					<label key={color.id} title={nameOf(color.name)}>
						<input
							type="radio"
							name={name}
							value={color.id}
							aria-label={nameOf(color.name)}
							defaultChecked={color.id === value}
						/>
						<i style={{ '--swatch': color.hex } as CSSProperties} />
					</label>
				))}
			</div>
		</fieldset>
	)
}

type TeamSwatchesProps = {
	primary: string | undefined
	secondary: string | undefined
	language: PageLanguage
	nameOf: NameOf
}

/** Uncontrolled radio buttons `primary` and `secondary` with ids of palette colors. */
export const TeamSwatches = ({ primary, secondary, language, nameOf }: TeamSwatchesProps) => {
	const texts = teamColorTexts[language]
	return (
		<>
			<Swatches legend={texts.first} name="primary" value={primary} nameOf={nameOf} />
			<Swatches legend={texts.second} name="secondary" value={secondary} nameOf={nameOf} />
		</>
	)
}

/** The uncontrolled field `team`. */
export const TeamNameField = ({ name, language }: { name: string | undefined; language: PageLanguage }) => (
	<label className="grid min-w-0 grow gap-1 text-label font-semibold sm:max-w-80">
		{teamColorTexts[language].name}
		<input
			name="team"
			maxLength={longestTeamName}
			defaultValue={name}
			className="h-11 w-full min-w-0 rounded-control border border-field-line bg-field px-3.5 text-base font-normal hover:border-ink"
		/>
	</label>
)

const usual: { primary: TeamColorId; secondary: TeamColorId } = { primary: 'navy', secondary: 'gold' }

type TeamColorFormProps = {
	/** The page that the form returns to when no script handles it. */
	back: string
	/** The choice in the page's address. */
	choice?: TeamChoice | undefined
	/** The name to begin with where no choice has one. */
	teamName?: string
	className?: string
	language: PageLanguage
	nameOf: NameOf
}

/** Picks the two team colors and the name in which the shop shows its garments. `team-colors` applies them at once. */
export function TeamColorForm(props: TeamColorFormProps) {
	const { back, choice, teamName, className = '', language, nameOf } = props
	return (
		<form
			method="post"
			action={teamColorsHref}
			data-team-form
			autoComplete="off"
			className={`grid gap-x-8 gap-y-4 md:grid-cols-2 ${className}`}
		>
			<input type="hidden" name="back" value={back} />
			<TeamSwatches
				primary={choice?.primary.id ?? usual.primary}
				secondary={choice?.secondary.id ?? usual.secondary}
				{...{ language, nameOf }}
			/>
			<div className="flex flex-wrap items-end gap-3 md:col-span-2">
				<TeamNameField name={choice?.teamName ?? teamName} language={language} />
				<Button type="submit">{teamColorTexts[language].show}</Button>
			</div>
		</form>
	)
}
