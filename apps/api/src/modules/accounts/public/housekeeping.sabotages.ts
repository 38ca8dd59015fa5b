import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'registrations that are swept although confirmed',
    sql: `CREATE OR REPLACE FUNCTION sweep_unconfirmed_registrations() RETURNS integer
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      DECLARE guest uuid;
      BEGIN
        FOR guest IN SELECT u.id FROM users u WHERE u.created_at < now() - interval '7 days'
          AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = u.id) LOOP
          DELETE FROM password_tokens WHERE user_id = guest;
          DELETE FROM user_passwords WHERE user_id = guest;
          DELETE FROM users WHERE id = guest;
        END LOOP;
        RETURN 0;
      END $$`,
  },
]
