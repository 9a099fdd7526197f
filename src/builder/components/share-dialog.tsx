// Sharing: a link shows a saved version, so the designer decides what is saved; another link lets others edit the design.
import { PictureDownloads } from '#designs/components/picture-downloads.tsx'
import type { BuilderPageData } from '#designs/views.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import type { Sharing } from '../draft/use-proof.ts'

/** Loaded with the dialog: most designs have one designer. */
const InvitePart = onDemand(async () => (await import('../together/invite-part.tsx')).InvitePart)

type ShareDialogProps = {
	data: Pick<BuilderPageData, 'saved' | 'together' | 'pieces'>
	sharing: Omit<Sharing, 'isAsking'>
}

function textOf(saved: BuilderPageData['saved'], isUnsaved: boolean): string {
	if (saved === null) return 'A link shows a saved version, and this design is not saved yet.'
	if (!isUnsaved) return `A link shows version ${saved.version} to anyone who has it.`
	return `A link shows a saved version. Your changes since version ${saved.version} become version ${saved.version + 1}.`
}

export function ShareDialog({ data, sharing }: ShareDialogProps) {
	const { saved } = data
	const { isUnsaved } = sharing
	return (
		<Modal
			title={isUnsaved ? 'Save before you share?' : 'Share this design'}
			onClose={sharing.cancel}
			actions={
				<>
					<Button variant="outline" onClick={sharing.cancel}>
						Cancel
					</Button>
					{saved && (
						<Button
							variant={isUnsaved ? 'outline' : 'primary'}
							onClick={sharing.sharePresent}
						>{`Share version ${saved.version}`}</Button>
					)}
					{isUnsaved && <Button onClick={sharing.saveAndShare}>Save and share</Button>}
				</>
			}
		>
			<p>{textOf(saved, isUnsaved)}</p>
			{saved && !saved.locked && <InvitePart data={data} />}
			{saved && (
				<>
					<h3 className="mt-5 mb-2 font-bold">{`Pictures of version ${saved.version}`}</h3>
					<PictureDownloads design={{ designId: saved.id, version: saved.version }} />
				</>
			)}
		</Modal>
	)
}
