import type { CSSProperties } from 'react'
import type { HeroScheme } from '../../looks/hero.ts'

/** Swatches of two team colors each. CSS alone shows the garments of the checked one. */
export function ColorPicker({ schemes }: { schemes: readonly HeroScheme[] }) {
	return (
		<fieldset className="absolute top-0 right-0 rounded-card border border-on-turf/20 bg-turf/70 px-3 pt-2.5 pb-2 text-[0.8125rem] lg:top-6">
			<legend className="float-left w-full px-1">Your colors</legend>
			<div className="clear-both flex pt-1">
				{schemes.map((scheme, index) => (
					<label
						key={scheme.id}
						title={scheme.name}
						className="relative grid size-10 place-items-center rounded-control has-checked:outline-2 has-checked:-outline-offset-3 has-checked:outline-action has-focus-visible:outline-3 has-focus-visible:outline-on-turf pointer-coarse:size-11"
					>
						<input
							type="radio"
							name="colors"
							id={`colors-${scheme.id}`}
							value={scheme.id}
							defaultChecked={index === 0}
							className="absolute inset-0 size-full cursor-pointer opacity-0"
						/>
						<span
							className="size-6.5 rounded-chip bg-[linear-gradient(135deg,var(--team-primary)_50%,var(--team-secondary)_50%)] shadow-[inset_0_0_0_1px_rgb(255_255_255/0.35)] forced-color-adjust-none"
							style={
								{
									'--team-primary': scheme.primary,
									'--team-secondary': scheme.secondary,
								} as CSSProperties
							}
						/>
						<span className="sr-only">{scheme.name}</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}
