import { useMemo } from 'react'
import type { GarmentTemplate } from '#garments/template.ts'
import { useConfig } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { useColorName } from '../data-language.tsx'
import { ColorChip, useQuickColors } from './color-choices.tsx'
import { ColorField } from './color-field.tsx'
import { shownPatternColors, withPatternColor } from './pattern-edits.ts'

/** The colors that the pattern prints; those of an upload say which of its colors they replace. */
export function PatternColors({ template }: { template: GarmentTemplate }) {
	const config = useConfig()
	const quick = useQuickColors()
	const { colors } = useBuilderTexts().fields.pattern
	const setters = useMemo(
		() => colors.map((label, index) => ({ label, set: withPatternColor(template, index) })),
		[colors, template],
	)
	const shown = shownPatternColors(config, template)
	const areas = config.pattern?.tile?.areas ?? []
	return setters
		.slice(0, shown.length)
		.map(({ label, set }, index) => (
			<ColorField
				key={label}
				value={shown[index] ?? config.secondaryColor}
				{...{ label, set, quick }}
				aside={areas[index] && <Uploaded hex={areas[index]} />}
			/>
		))
}

const Uploaded = ({ hex }: { hex: string }) => (
	<span className="flex items-center gap-1.5 text-label text-muted">
		<ColorChip hex={hex} className="size-4" />
		<span>{`${useBuilderTexts().fields.pattern.uploaded} ${useColorName()(hex)}`}</span>
	</span>
)
