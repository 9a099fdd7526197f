// The sandbox of mail and text messages: nothing leaves the shop, the outbox shows what was written.
import { NotDelivered, type Sender, type SmsSender } from '../contract.ts'

export const sandboxSender: Sender<unknown> & Pick<SmsSender, 'readIncoming'> = {
	// Only messages written while a server was configured get here: they wait for it.
	send: () => Promise.reject(new NotDelivered('no server is named')),
	close: () => undefined,
	readIncoming: () => Promise.resolve(null),
	isSandbox: true,
}
