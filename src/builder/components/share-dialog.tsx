// Sharing an unsaved design: a link shows a saved version, so the designer decides what is saved.
import { PictureDownloads } from '#designs/components/picture-downloads.tsx'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import type { Sharing } from '../draft/use-proof.ts'

type ShareDialogProps = {
	/** The latest saved version; null before the first save. */
	saved: { id: string; version: number } | null
	sharing: Omit<Sharing, 'isAskingToSave'>
}

export const ShareDialog = ({ saved, sharing }: ShareDialogProps) => (
	<Modal
		title="Save before you share?"
		onClose={sharing.cancel}
		actions={
			<>
				<Button variant="outline" onClick={sharing.cancel}>
					Cancel
				</Button>
				{saved && (
					<Button variant="outline" onClick={sharing.sharePresent}>{`Share version ${saved.version}`}</Button>
				)}
				<Button onClick={sharing.saveAndShare}>Save and share</Button>
			</>
		}
	>
		<p>
			{saved === null
				? 'A link shows a saved version, and this design is not saved yet.'
				: `A link shows a saved version. Your changes since version ${saved.version} become version ${saved.version + 1}.`}
		</p>
		{saved && (
			<>
				<h3 className="mt-5 mb-2 font-bold">{`Pictures of version ${saved.version}`}</h3>
				<PictureDownloads designId={saved.id} version={saved.version} />
			</>
		)}
	</Modal>
)
