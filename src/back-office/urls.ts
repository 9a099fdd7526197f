// Back office addresses built from an id.

export const adminOrderUrl = (orderId: string): string => `/admin/orders/${orderId}`
export const adminProductUrl = (productId: string): string => `/admin/products/${productId}`
export const adminPersonUrl = (userId: string): string => `/admin/people/${userId}`
