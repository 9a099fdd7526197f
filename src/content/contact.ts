// How people reach the shop.

export const contact = {
	phone: '(614) 555-0158',
	phoneHref: 'tel:+16145550158',
	email: 'support@fieldhouse.example',
	emailHref: 'mailto:support@fieldhouse.example',
	hours: 'Mon-Fri 9am-6pm EST',
}
