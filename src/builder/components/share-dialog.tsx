// Sharing an unsaved design: a link shows a saved version, so the designer decides what is saved.
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import type { Sharing } from '../draft/use-proof.ts'

type ShareDialogProps = {
	/** The latest saved version; null before the first save. */
	version: number | null
	sharing: Omit<Sharing, 'isAskingToSave'>
}

export const ShareDialog = ({ version, sharing }: ShareDialogProps) => (
	<Modal
		title="Save before you share?"
		onClose={sharing.cancel}
		actions={
			<>
				<Button variant="outline" onClick={sharing.cancel}>
					Cancel
				</Button>
				{version !== null && (
					<Button variant="outline" onClick={sharing.sharePresent}>{`Share version ${version}`}</Button>
				)}
				<Button onClick={sharing.saveAndShare}>Save and share</Button>
			</>
		}
	>
		<p>
			{version === null
				? 'A link shows a saved version, and this design is not saved yet.'
				: `A link shows a saved version. Your changes since version ${version} become version ${version + 1}.`}
		</p>
	</Modal>
)
