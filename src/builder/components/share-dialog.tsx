// Sharing: a link shows a saved version, so the designer decides what is saved; another link lets others edit the design.
import { PictureDownloads } from '#designs/components/picture-downloads.tsx'
import type { BuilderPageData } from '#designs/views.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { readerLanguage } from '#kit/language.ts'
import type { Sharing } from '../draft/use-proof.ts'
import type { FrameTexts } from '../rules/texts/english-frame.ts'
import { useBuilderTexts } from './builder-language.tsx'

/** Loaded with the dialog: most designs have one designer. */
const InvitePart = onDemand(async () => (await import('../together/invite-part.tsx')).InvitePart)

type ShareDialogProps = {
	data: Pick<BuilderPageData, 'saved' | 'together' | 'pieces'>
	sharing: Omit<Sharing, 'isAsking'>
}

function textOf(saved: BuilderPageData['saved'], isUnsaved: boolean, texts: FrameTexts['share']): string {
	if (saved === null) return texts.notSaved
	return isUnsaved ? texts.changed(saved.version) : texts.shows(saved.version)
}

export function ShareDialog({ data, sharing }: ShareDialogProps) {
	const { saved } = data
	const { isUnsaved } = sharing
	const { language, frame } = useBuilderTexts()
	const { share: texts } = frame
	return (
		<Modal
			title={isUnsaved ? texts.saveFirst : texts.title}
			close={texts.close}
			onClose={sharing.cancel}
			actions={
				<>
					<Button variant="outline" onClick={sharing.cancel}>
						{texts.cancel}
					</Button>
					{saved && (
						<Button variant={isUnsaved ? 'outline' : 'primary'} onClick={sharing.sharePresent}>
							{texts.present(saved.version)}
						</Button>
					)}
					{isUnsaved && <Button onClick={sharing.saveAndShare}>{texts.saveAndShare}</Button>}
				</>
			}
		>
			<p>{textOf(saved, isUnsaved, texts)}</p>
			{saved && !saved.locked && <InvitePart data={data} />}
			{saved && (
				<>
					<h3 className="mt-5 mb-2 font-bold">{texts.pictures(saved.version)}</h3>
					<PictureDownloads
						design={{ designId: saved.id, version: saved.version }}
						texts={frame.downloads}
						language={readerLanguage(language)}
					/>
				</>
			)}
		</Modal>
	)
}
