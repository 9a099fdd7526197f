// Links to large pictures of a saved version to download, and to its page for families.
import { viewNames } from '#garments/template.ts'
import { pictureGrounds, type PictureGround } from '#pictures/urls.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { downloadUrl, familySheetUrl } from '../urls.ts'

/** Every garment has them. */
const sides = ['front', 'back'] as const

const grounds: Record<PictureGround, string> = { none: 'transparent', turf: 'on turf' }

/** PNG files, each side on each ground, and the PDF for families. */
export const PictureDownloads = (design: { designId: string; version: number }) => (
	<div className="grid gap-2">
		<ul
			className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-2"
			aria-label="Pictures to download"
		>
			{sides.flatMap((side) =>
				pictureGrounds.map((ground) => (
					<li key={`${side} ${ground}`} className="grid">
						<ButtonLink href={downloadUrl(design, { side, ground })} download variant="outline" size="small">
							<Icon name="download" size={18} />
							{`${viewNames[side]}, ${grounds[ground]} (PNG)`}
						</ButtonLink>
					</li>
				)),
			)}
			<li className="grid">
				<ButtonLink href={familySheetUrl(design)} download variant="outline" size="small">
					<Icon name="download" size={18} />
					Sheet for families (PDF)
				</ButtonLink>
			</li>
			<li className="grid">
				<ButtonLink href={familySheetUrl(design, 'es')} download variant="outline" size="small">
					<Icon name="download" size={18} />
					Sheet in Spanish (PDF)
				</ButtonLink>
			</li>
		</ul>
		<p className="text-label text-muted">
			The sheet for families shows the price without a coach’s or school’s discount.
		</p>
	</div>
)
