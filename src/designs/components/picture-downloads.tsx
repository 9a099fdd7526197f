// Links to large pictures of a saved version to download, and to its page for families.
import type { Language } from '#kit/language.ts'
import { pictureGrounds } from '#pictures/urls.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { downloadSides, englishDownloads, type DownloadTexts } from '../rules/download-texts.ts'
import { downloadUrl, familySheetUrl } from '../urls.ts'

type DownloadsProps = {
	design: { designId: string; version: number }
	texts?: DownloadTexts
	/** Of the texts: the sheet in it comes first. */
	language?: Language
}

/** PNG files, each side on each ground, and the PDF for families. */
export const PictureDownloads = ({ design, texts = englishDownloads, language = 'en' }: DownloadsProps) => (
	<div className="grid gap-2">
		<ul className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-2" aria-label={texts.list}>
			{downloadSides.flatMap((side) =>
				pictureGrounds.map((ground) => (
					<li key={`${side} ${ground}`} className="grid">
						<ButtonLink href={downloadUrl(design, { side, ground })} download variant="outline" size="small">
							<Icon name="download" size={18} />
							{texts.pictures[side][ground]}
						</ButtonLink>
					</li>
				)),
			)}
			<li className="grid">
				<ButtonLink href={familySheetUrl(design, language)} download variant="outline" size="small">
					<Icon name="download" size={18} />
					{texts.sheet}
				</ButtonLink>
			</li>
			<li className="grid">
				<ButtonLink
					href={familySheetUrl(design, language === 'en' ? 'es' : 'en')}
					download
					variant="outline"
					size="small"
				>
					<Icon name="download" size={18} />
					{texts.otherSheet}
				</ButtonLink>
			</li>
		</ul>
		<p className="text-label text-muted">{texts.prices}</p>
	</div>
)
