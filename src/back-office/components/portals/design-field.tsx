// The designs that a catalog entry can have, as pictures to choose from.
import { Picture } from '#pictures/components/picture.tsx'
import type { DesignOption } from '../../rules/portal-catalog.ts'

/** The front of a design, as high as its line; empty when the shop has no picture. */
export const DesignPicture = ({ picture }: Pick<DesignOption, 'picture'>) => {
	const size = 'h-24 w-auto'
	if ('src' in picture)
		return <img src={picture.src} alt="" width={400} height={500} loading="lazy" className={size} />
	return picture.hash === null || picture.hash === '' ? null : (
		<Picture hash={picture.hash} alt="" sizes="80px" widths={[240]} className={size} />
	)
}

type DesignFieldProps = { id: string; options: readonly DesignOption[]; chosen: string }

/** A radio button per design, in a strip that scrolls when there are many. */
export const DesignField = ({ id, options, chosen }: DesignFieldProps) => (
	<fieldset>
		<legend className="mb-1.5 text-label font-semibold">Design</legend>
		<div className="grid max-h-100 grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 overflow-y-auto p-1">
			{options.map(({ value, label, picture }) => (
				<label
					key={value}
					className="grid cursor-pointer content-start gap-1.5 rounded-control border border-field-line bg-field p-2 hover:border-ink has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-1"
				>
					<span className="stage flex h-26 justify-center overflow-hidden rounded-chip p-1">
						<DesignPicture picture={picture} />
					</span>
					<span className="flex items-start gap-2 text-sm leading-snug">
						<input
							type="radio"
							name="design"
							id={`${id}-${value}`}
							value={value}
							defaultChecked={value === chosen}
							className="mt-0.5 size-4 shrink-0 accent-primary"
						/>
						<span className="min-w-0 break-words">{label}</span>
					</span>
				</label>
			))}
		</div>
	</fieldset>
)
