CREATE TABLE "order_approvers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"invite_id" uuid,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_approvers" ADD CONSTRAINT "order_approvers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvers" ADD CONSTRAINT "order_approvers_invite_id_portal_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."portal_invites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_approvers_order_idx" ON "order_approvers" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE INDEX "order_approvers_invite_idx" ON "order_approvers" USING btree ("invite_id");--> statement-breakpoint
CREATE INDEX "orders_organization_idx" ON "orders" USING btree ("organization_id","created_at") WHERE portal_id is null and organization_id is not null;