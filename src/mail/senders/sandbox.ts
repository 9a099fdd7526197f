// The sandbox of mail and text messages: nothing leaves the shop, the outbox shows what was written.
import { NotDelivered, type Sender } from '../contract.ts'

export const sandboxSender: Sender<unknown> = {
	// Only messages written while a server was configured get here: they wait for it.
	send: () => Promise.reject(new NotDelivered('no server is named')),
	close: () => undefined,
	isSandbox: true,
}
